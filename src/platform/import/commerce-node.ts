/** An element of CommerceML with what it holds; names are without prefixes. */
export interface CommerceNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: CommerceNode[];
}

/** Text of the first child of this name; empty where there is none. */
export function textOf(node: CommerceNode, ...names: string[]): string {
  for (const name of names) {
    const text = node.children.find((child) => child.name === name)?.text.trim();
    if (text) return text;
  }
  return '';
}

/** Children of this name within a child of another: `<Группы><Ид>` as `listOf(node, 'Группы', 'Ид')`. */
export function listOf(node: CommerceNode, list: string, name: string): CommerceNode[] {
  return node.children
    .filter((child) => child.name === list)
    .flatMap(({ children }) => children.filter((child) => child.name === name));
}

/** True for the marks by which an exchange takes something away. */
export function isDeleted(node: CommerceNode): boolean {
  const status = node.attributes['Статус'] || textOf(node, 'Статус');
  return /^удал[её]н/i.test(status) || isTrue(textOf(node, 'ПометкаУдаления'));
}

export const isTrue = (text: string | undefined) => /^(?:true|1|да|истина)$/i.test(text?.trim() ?? '');

/** Pairs of name and value of a list: characteristics, requisites. */
export function pairsOf(node: CommerceNode, list: string, name: string): [string, string][] {
  return listOf(node, list, name).map((pair) => [textOf(pair, 'Наименование'), textOf(pair, 'Значение')]);
}
