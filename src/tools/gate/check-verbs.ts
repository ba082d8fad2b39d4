import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Functions that are the network: everything that calls them, however far away, calls it too. */
const NETWORK = new Set(['fetch', 'ofetch']);

/** The same as methods: of the browser, of Node and of a shop client. */
const NETWORK_METHOD = /^(?:(?:globalThis|window|self)\.fetch|(?:.*\.)?client\.call)$/i;

/** A function of a module, with the names that its code calls. */
interface Named {
  file: string;
  name: string;
  line: number;
  calls: ReadonlySet<string>;
}

interface Module {
  functions: readonly Named[];
  /** Local names of imports, with the functions that they are. */
  imports: ReadonlyMap<string, string>;
}

/** Key of a function, by its file and its name there. */
const keyOf = (file: string, name: string) => `${file} ${name}`;

/**
 * Functions of these files whose verb says another thing than they do, as `file:line name: reason`. `read` and
 * `write` are for disk and browser storage, so such a function calls no network, neither by itself nor by
 * the functions that it calls; `use` is for React hooks, which call other hooks.
 */
export function checkVerbs(files: readonly string[]): string[] {
  const modules = new Map(files.map((file) => [file, parseModule(file)]));
  const networked = networkedFunctions(modules);
  return [...modules].flatMap(([file, { functions }]) =>
    functions.flatMap(({ name, line, calls }) => {
      if (/^(?:read|write)(?![a-z])/.test(name) && networked.has(keyOf(file, name)))
        return [`${file}:${line} ${name}: it calls the network, so its verb is get, list or send`];
      if (/^use[A-Z]/.test(name) && !isHook(calls))
        return [`${file}:${line} ${name}: use is for React hooks`];
      return [];
    }),
  );
}

/** A hook calls another one, of React or of ours. */
const isHook = (calls: ReadonlySet<string>) => [...calls].some((call) => /^use(?:[A-Z]|$)/.test(call));

/** Keys of the functions that call the network, through others too. */
function networkedFunctions(modules: ReadonlyMap<string, Module>): ReadonlySet<string> {
  const callers = new Map<string, string[]>();
  for (const [file, { functions, imports }] of modules)
    for (const { name, calls } of functions)
      for (const call of calls) {
        const called = NETWORK.has(call) ? call : (imports.get(call) ?? keyOf(file, call));
        callers.set(called, [...(callers.get(called) ?? []), keyOf(file, name)]);
      }
  const networked = new Set<string>(NETWORK);
  for (const key of networked) for (const caller of callers.get(key) ?? []) networked.add(caller);
  return networked;
}

function parseModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const functions: Named[] = [];
  const imports = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) noteImports(node, file, imports);
    const name = nameOfFunction(node);
    if (name !== undefined)
      functions.push({
        file,
        name,
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        calls: callsIn(node),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { functions, imports };
}

function noteImports(
  { moduleSpecifier, importClause }: ts.ImportDeclaration,
  file: string,
  imports: Map<string, string>,
): void {
  const bindings = importClause?.namedBindings;
  if (!ts.isStringLiteral(moduleSpecifier) || !bindings || !ts.isNamedImports(bindings)) return;
  const { text } = moduleSpecifier;
  const target = text.startsWith('#') ? `src/${text.slice(1)}` : join(dirname(file), text);
  for (const { name, propertyName } of bindings.elements)
    imports.set(name.text, keyOf(target, (propertyName ?? name).text));
}

/** Name of a function or method, or of the variable or field that holds one. */
function nameOfFunction(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node)) return undefined;
  const { initializer } = node;
  if (initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)))
    return node.name.getText();
  return undefined;
}

/** Names that the code of a function calls; a call of a shop client counts as one of `fetch`. */
function callsIn(node: ts.Node): ReadonlySet<string> {
  const calls = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isCallExpression(child)) {
      const { expression } = child;
      if (ts.isIdentifier(expression)) calls.add(expression.text);
      else if (NETWORK_METHOD.test(expression.getText())) calls.add('fetch');
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return calls;
}
