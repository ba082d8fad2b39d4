import { fittingTable } from '#domain/product/fitting-table.ts';

const isHeading = (node: ChildNode) => /^H\d$/.test(node.nodeName);

function columnsOf({ rows }: HTMLTableElement): string[][] {
  const cells = [...rows].map((row) => [...row.cells].map(({ textContent }) => textContent.trim()));
  return (cells[0] ?? []).map((_, at) => cells.map((row) => row[at] ?? ''));
}

/** A page of sizes with the table of a product's sizes, and its heading, before all others. */
export function fittingTableFirst(nodes: readonly ChildNode[], sizes: readonly string[]): ChildNode[] {
  const tables = nodes.filter((node) => node instanceof HTMLTableElement);
  const table = tables[fittingTable(tables.map(columnsOf), sizes)];
  const first = nodes.findIndex(isHeading);
  if (!table || first < 0) return [...nodes];
  const end = nodes.indexOf(table) + 1;
  const begin = nodes.slice(0, end).findLastIndex(isHeading);
  return begin <= first
    ? [...nodes]
    : [
        ...nodes.slice(0, first),
        ...nodes.slice(begin, end),
        ...nodes.slice(first, begin),
        ...nodes.slice(end),
      ];
}
