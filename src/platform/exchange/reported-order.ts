import { SaxesParser } from 'saxes';
import type { OrderState } from '#contract/order/order.ts';
import { type CommerceNode, isDeleted, isTrue, pairsOf, textOf } from '#platform/import/commerce-node.ts';
import { encodingOf } from '#platform/import/encoding.ts';
import { ExchangeError } from './exchange-error.ts';

/** An order as a program has it. */
export interface ReportedOrder {
  /** Number that the shop gave it. */
  id: number;
  /** Undefined where the program says nothing that moves it on. */
  state: OrderState | undefined;
}

/** States of programs in their own words, those of the shop among them. */
const STATES: readonly (readonly [RegExp, OrderState])[] = [
  [/^(?:canceled|отмен|аннулир|отказ|возврат|удал)/i, 'canceled'],
  [/^(?:delivered|выполнен|доставлен|завершен|закрыт|выдан|получен)/i, 'delivered'],
  [/^(?:on-the-way|отгружен|отправлен|в пути|доставляется|передан)/i, 'on-the-way'],
  [/^(?:operator-called|подтвержд|согласован|в работе|в обработке|обрабатывается)/i, 'operator-called'],
  [/^(?:собир|собран|к (?:обеспечению|отгрузке|выполнению))/i, 'operator-called'],
];

const MAX_DEPTH = 50;

/** Reads the orders of a file of documents. Throws `ExchangeError` where it cannot be read. */
export function readReportedOrders(bytes: Buffer): ReportedOrder[] {
  let text: string;
  try {
    text = new TextDecoder(encodingOf(bytes).name).decode(bytes);
  } catch (cause) {
    throw new ExchangeError('The orders are written in an encoding that is not known.', { cause });
  }
  return documentsOf(text).flatMap((document) => {
    const number = textOf(document, 'Ид') || textOf(document, 'Номер');
    return /^\d{1,15}$/.test(number) ? [{ id: Number(number), state: stateOf(document) }] : [];
  });
}

function stateOf(document: CommerceNode): OrderState | undefined {
  const facts = new Map(
    pairsOf(document, 'ЗначенияРеквизитов', 'ЗначениеРеквизита').map(([name, value]) => [
      name.toLowerCase(),
      value.trim(),
    ]),
  );
  const says = (...names: string[]) => names.map((name) => facts.get(name)).find(Boolean) ?? '';
  if (isDeleted(document) || isTrue(says('отменен', 'отменён', 'пометкаудаления'))) return 'canceled';
  const words = [
    says('статус заказа', 'состояние заказа'),
    says('статуса заказа ид', 'статус заказа ид'),
    textOf(document, 'Статус'),
  ];
  for (const word of words) {
    const [, state] = STATES.find(([pattern]) => pattern.test(plainWord(word))) ?? [];
    if (state) return state;
  }
  if (says('дата отгрузки по 1с', 'дата отгрузки') !== '') return 'on-the-way';
  return isTrue(says('проведен', 'проведён')) ? 'operator-called' : undefined;
}

/** `[F] Выполнен` without its code. */
const plainWord = (word: string) => word.replace(/^\[[^\]]*\]\s*/, '').replaceAll('ё', 'е');

/** The documents of a file, each with all that it holds. */
function documentsOf(text: string): CommerceNode[] {
  const parser = new SaxesParser({ xmlns: false });
  const documents: CommerceNode[] = [];
  const open: CommerceNode[] = [];
  let depth = 0;
  let isExchange = false;
  parser.on('opentag', ({ name: prefixed, attributes }) => {
    const name = prefixed.slice(prefixed.indexOf(':') + 1);
    depth += 1;
    if (depth > MAX_DEPTH)
      throw new ExchangeError(`The orders have more than ${MAX_DEPTH} elements within each other.`);
    if (name === 'КоммерческаяИнформация') isExchange = true;
    if (open.length === 0 && name !== 'Документ') return;
    const node: CommerceNode = { name, attributes, text: '', children: [] };
    if (open.length === 0) documents.push(node);
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const add = (piece: string) => {
    const node = open.at(-1);
    if (node) node.text += piece;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    depth -= 1;
    open.pop();
  });
  parser.on('error', (cause) => {
    throw new ExchangeError(`The XML of the orders is broken: ${cause.message}.`, { cause });
  });
  parser.write(text.replace(/^\ufeff/, '').trimStart()).close();
  if (isExchange) return documents;
  throw new ExchangeError('The file is no CommerceML: it does not begin with <КоммерческаяИнформация>.');
}
