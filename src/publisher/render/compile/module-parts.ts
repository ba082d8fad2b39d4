import { parseSync } from 'rolldown/utils';

/** A name that another module has. */
export interface Foreign {
  from: string;
  /** `*` for all of them. */
  name: string;
}

/** Names that one declaration at the top of a module uses; strings of templates stand as patterns. */
export interface ModulePart {
  names: Set<string>;
  texts: Set<string>;
  /** Modules that it imports when it runs. */
  later: Set<string>;
}

/** A text that has to say which messages it means. */
export interface AskedText {
  text: string;
  line: number;
  /** `t` is called with it; others are patterns that may be something else. */
  isKey: boolean;
}

/** A module as far as it tells which of its parts need which others. */
export interface ModuleParts {
  /** By the names that they declare; what runs with the module itself is under the empty name. */
  parts: ReadonlyMap<string, ModulePart>;
  imports: ReadonlyMap<string, Foreign>;
  /** By the names that other modules know. */
  exports: ReadonlyMap<string, string | Foreign>;
  /** Modules whose own statements run before its own. */
  runs: ReadonlySet<string>;
  asked: readonly AskedText[];
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Stands in a text for a value that is known only when the code runs. */
export const PLACE = '\0';
/** Begins the keys of messages that any code shows by `notify`: the script of every page has them all. */
export const NOTICE = 'notice.';
/** Part of a module that runs with it. */
export const EFFECTS = '';

/** Reads a module of TypeScript. Types are left out: what only they name is not in a browser. */
export function readParts(file: string, code: string): ModuleParts {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const parts = new Map<string, ModulePart>([[EFFECTS, emptyPart()]]);
  const imports = new Map<string, Foreign>();
  const exports = new Map<string, string | Foreign>();
  const runs = new Set<string>();
  const asked: AskedText[] = [];

  const declare = (name: string, node: Node) => {
    const part = parts.get(name) ?? emptyPart();
    collect(node, part, (text, { start }, isKey) =>
      asked.push({ text, line: code.slice(0, start).split('\n').length, isKey }),
    );
    parts.set(name, part);
  };
  const read = (node: Node, exported = false) => {
    if (node['declare'] || node.type.startsWith('TS')) return;
    for (const [name, declared] of declarationsOf(node)) {
      declare(name, declared);
      if (exported) exports.set(name, name);
    }
  };
  for (const node of program.body as unknown as Node[]) {
    const from = (node['source'] as { value: string } | null | undefined)?.value;
    const isType = node['importKind'] === 'type' || node['exportKind'] === 'type';
    if (isType) continue;
    const specifiers = (node['specifiers'] ?? []) as Node[];
    const real = specifiers.filter((one) => one['importKind'] !== 'type' && one['exportKind'] !== 'type');
    if (from !== undefined && (real.length > 0 || specifiers.length === 0)) runs.add(from);
    if (node.type === 'ImportDeclaration') {
      for (const one of real)
        imports.set(nameOf(one['local']), { from: from as string, name: importedName(one) });
    } else if (node.type === 'ExportAllDeclaration')
      throw new Error(`${file}: a module names what it exports, and no \`*\`.`);
    else if (node.type === 'ExportNamedDeclaration') {
      if (node['declaration']) read(node['declaration'] as Node, true);
      for (const one of real)
        exports.set(
          nameOf(one['exported']),
          from === undefined ? nameOf(one['local']) : { from, name: nameOf(one['local']) },
        );
    } else if (node.type === 'ExportDefaultDeclaration') {
      declare('default', node['declaration'] as Node);
      exports.set('default', 'default');
    } else read(node);
  }
  return { parts, imports, exports, runs, asked };
}

function emptyPart(): ModulePart {
  return { names: new Set(), texts: new Set(), later: new Set() };
}

/** The names that a statement declares, each with what its value is made of. */
function declarationsOf(node: Node): [name: string, node: Node][] {
  if (node.type === 'VariableDeclaration')
    return (node['declarations'] as Node[]).flatMap((one) =>
      boundNames(one['id'] as Node).map((name): [string, Node] => [name, one]),
    );
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return [[nameOf(node['id']), node]];
  return [[EFFECTS, node]];
}

function boundNames(node: Node): string[] {
  if (node.type === 'Identifier') return [nameOf(node)];
  const inner = [node['properties'], node['elements'], node['value'], node['left'], node['argument']];
  return inner.flat().flatMap((one) => (one ? boundNames(one as Node) : []));
}

function nameOf(node: unknown): string {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
}

function importedName(node: Node): string {
  if (node.type === 'ImportDefaultSpecifier') return 'default';
  return node.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(node['imported']);
}

/** Adds to a part what a node, and all within, names; `ask` gets the texts that have to be keys. */
function collect(
  root: Node,
  part: ModulePart,
  ask: (text: string, node: Node, isKey: boolean) => void,
): void {
  for (const node of runningNodes(root)) {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') part.names.add(nameOf(node));
    else if (node.type === 'ImportExpression')
      for (const text of textsOf(node['source'])) part.later.add(text);
    else if (node.type === 'Literal' || node.type === 'TemplateLiteral')
      for (const text of textsOf(node)) {
        part.texts.add(text);
        if (text.includes(PLACE)) ask(text, node, false);
      }
    else if (node.type === 'CallExpression' && calledName(node['callee'] as Node) === 't')
      for (const text of textsOf((node['arguments'] as unknown[])[0])) ask(text, node, true);
  }
}

/** A node and all within, types and mere names of properties apart. */
function* runningNodes(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* runningNodes(one);
  if (!isNode(node) || (node.type.startsWith('TS') && !TYPED_VALUES.has(node.type))) return;
  yield node;
  yield* runningNodes(innerOf(node));
}

/** A value with something said of its type. */
const TYPED_VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

function innerOf(node: Node): unknown[] {
  switch (node.type) {
    case 'ImportExpression':
      return [];
    case 'MemberExpression':
      return [node['object'], node['computed'] && node['property']];
    case 'JSXMemberExpression':
      return [node['object']];
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return [node['computed'] && node['key'], !isNotice(node) && node['value']];
    case 'JSXAttribute':
      return [node['value']];
    default:
      return Object.values(node);
  }
}

/** A message that the script of the page says for whoever asks it to. */
function isNotice(node: Node): boolean {
  const texts = nameOf(node['key']) === 'key' ? textsOf(node['value']) : [];
  return texts.length > 0 && texts.every((text) => text.startsWith(NOTICE));
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && typeof (node as Node).type === 'string';
}

function calledName(callee: Node): string {
  return nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee);
}

/** The texts that an expression may give, with places for values; none where it gives other things. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateLiteral': {
      const quasis = node['quasis'] as { value: { cooked: string | null } }[];
      return [quasis.map(({ value }) => value.cooked ?? '').join(PLACE)];
    }
    case 'ConditionalExpression':
      return [...textsOf(node['consequent']), ...textsOf(node['alternate'])];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsOf(node['expression']);
    default:
      return [];
  }
}
