import { AS_TYPED } from '#domain/link/paths.ts';
import type { ListChoice } from '#domain/listing/list-choice.ts';
import { type AnswerState, useAnswer } from '#storefront/listing/use-answer.ts';
import { type FoundList, searchList } from './search-list.ts';

/** Results of a query with the choices in the address. */
export function useFound(query: string, address: string, choice: ListChoice): AnswerState<FoundList> {
  return useAnswer(address, (signal) => {
    const asTyped = new URL(address, location.href).searchParams.has(AS_TYPED);
    return searchList(query, choice, { signal, asTyped });
  });
}
