/** Written by build/texts.mjs: catalogues by their path in the package. */
declare module 'virtual:texts' {
  const files: Record<string, () => Promise<string>>;
  export default files;
}
