export function texts(): import('vite').Plugin;
