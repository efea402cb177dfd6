import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Folders that have installed what the snippets import: React for the page, Express for the server. */
const HOMES = [
  { readme: 'README.md', language: 'tsx', home: 'apps/playground', count: 1 },
  { readme: 'README.md', language: 'ts', home: 'packages/core', count: 1 },
  { readme: 'packages/markdown/README.md', language: 'tsx', home: 'packages/markdown', count: 3 },
  { readme: 'packages/markdown/README.md', language: 'ts', home: 'packages/markdown', count: 1 },
];

function snippetsIn(path: string, language: string): string[] {
  const readme = readFileSync(`${root}${path}`, 'utf8');
  const fenced = readme.matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return [...fenced].flatMap(([, name, code]) => (name === language && code ? [code] : []));
}

/** What the compiler says of a file that exists only here, under the workspace's own strict settings. */
function problemsIn(path: string, code: string): string[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.base.json`, (name) =>
    ts.sys.readFile(name),
  );
  const { options: base } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const options = { ...base, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => (name === path ? code : readFile(name));
  host.fileExists = (name) => name === path || fileExists(name);
  const program = ts.createProgram([path], options, host);
  const file = program.getSourceFile(path);
  // Faults of the packages are the type check's to report.
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}

test.for(HOMES)(
  'the $language code of $readme compiles as it stands',
  ({ readme, language, home, count }) => {
    const snippets = snippetsIn(readme, language);
    expect(snippets).toHaveLength(count);
    for (const code of snippets) {
      expect(problemsIn(`${root}${home}/snippet.${language}`, code)).toEqual([]);
    }
  },
);
