import ts from 'typescript';
import { expect, test } from 'vitest';

const here = (name: string) => new URL(name, import.meta.url).pathname;

/** What TypeScript has to say about one line of an app that declares nothing about stylesheets. */
function complaintsAbout(line: string, options: ts.CompilerOptions): string[] {
  const app = here('./app.ts');
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.fileExists = (path) => path === app || fileExists(path);
  host.readFile = (path) => (path === app ? line : readFile(path));
  // Without the library: it takes seconds to read, and no stylesheet needs it.
  const program = ts.createProgram(
    [app],
    { ...options, noEmit: true, noLib: true, types: [] },
    host,
  );
  return program
    .getSemanticDiagnostics(program.getSourceFile(app))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test.each<[string, ts.CompilerOptions]>([
  ['bundlers', { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
  ['Node', { module: ts.ModuleKind.NodeNext }],
])('the stylesheet can be imported for its effect, resolved as by %s', (_, options) => {
  const checked = { ...options, noUncheckedSideEffectImports: true };
  expect(complaintsAbout("import '@cited-stream/react/styles.css';", checked)).toEqual([]);
  expect(complaintsAbout("import '@cited-stream/react/no.css';", checked)).toHaveLength(1);
});
