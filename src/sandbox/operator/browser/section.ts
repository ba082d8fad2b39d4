import type { Child } from './element.ts';
import type { PageKind } from './shop-view.ts';
import { showToast } from './toast.ts';

/** What a section is shown with. */
export interface View {
  /** Name of the chosen shop. */
  shop: string;
  /** What the section keeps between two drawings: the words searched for, the page of a list. */
  state: Map<string, string>;
  /** Changes the state and draws anew. */
  set(key: string, value: string): void;
  /** Asks for the data again and draws what is different. */
  refresh(): Promise<void>;
  /** Has the shop beside it show a page of a kind. */
  lookAt(kind: PageKind): void;
}

/** One part of the page: what it asks for, and how that looks. */
export interface Section<Data = unknown> {
  id: string;
  title: string;
  icon: string;
  /** What one does here, in a sentence. */
  lead: string;
  /** The shop stands beside it: what is done here changes how pages look. */
  showsShop?: boolean;
  load(view: View): Promise<Data>;
  draw(data: Data, view: View): Child[];
}

/** Keeps the data of a section to itself, so that sections of all kinds stand in one list. */
export function defineSection<Data>(section: Section<Data>): Section {
  return section as Section;
}

/** Does something, says that it is done or why not, and shows what has changed. Tells whether it was done. */
export async function act(view: View, done: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    showToast(done);
    return true;
  } catch (error) {
    showToast(error instanceof Error ? error.message : String(error), 'failed');
    return false;
  } finally {
    await view.refresh();
  }
}
