/** The rules as data: the little Markdown that RULES.*.md use (headings, paragraphs, numbered rules, bold, italic, code). */
export interface Run {
  text: string;
  look?: 'strong' | 'em' | 'code';
  rule?: string; // the text is the number of a rule
}
export interface Rule {
  id: string | null; // its number; a paragraph has none
  runs: Run[];
}
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}
export interface RuleBook {
  title: string;
  preface: Rule[];
  chapters: Chapter[];
}

const NUMBER = /\b[A-Z]{2}-\d+(?:\.\d+)?\b/;
const NUMBERED = new RegExp(`^(${NUMBER.source})\\s+`);
const MARKED = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|(${NUMBER.source})`);

export function readRules(text: string): RuleBook {
  const book: RuleBook = { title: '', preface: [], chapters: [] };
  for (const block of blocks(text)) {
    if (block.startsWith('# ')) book.title = block.slice(2);
    else if (block.startsWith('## ')) book.chapters.push(chapter(block.slice(3)));
    else (book.chapters.at(-1)?.rules ?? book.preface).push(rule(block.replace(/^- /, '')));
  }
  return book;
}

/** Headings, items and paragraphs, each in one line. */
function blocks(text: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of text.split(/\r?\n/)) {
    const starts = /^(#{1,2} |- )/.test(line);
    if (!line.trim()) open = false;
    else if (starts || !open) found.push(line.trim());
    else found[found.length - 1] += ` ${line.trim()}`;
    if (line.trim()) open = !line.startsWith('#');
  }
  return found;
}

function chapter(title: string): Chapter {
  return {
    id: `chapter-${/^\d+/.exec(title)?.[0] ?? title.toLowerCase().replace(/\W+/g, '-')}`,
    title,
    rules: [],
  };
}

function rule(text: string): Rule {
  const id = NUMBERED.exec(text)?.[1] ?? null;
  return { id, runs: runs(id ? text.replace(NUMBERED, '') : text) };
}

export function runs(text: string, look?: Run['look']): Run[] {
  const match = MARKED.exec(text);
  if (!match) return text ? [plain(text, look)] : [];
  const [all, strong, em, code, number] = match;
  const inside: Run[] = number
    ? [{ ...plain(number, look), rule: number }]
    : code
      ? [plain(code, 'code')]
      : strong
        ? runs(strong, 'strong')
        : runs(em!, 'em');
  return [
    ...runs(text.slice(0, match.index), look),
    ...inside,
    ...runs(text.slice(match.index + all.length), look),
  ];
}

const plain = (text: string, look?: Run['look']): Run => (look ? { text, look } : { text });

export const wordsOf = (one: Rule): string => `${one.id ?? ''} ${one.runs.map((run) => run.text).join('')}`;
