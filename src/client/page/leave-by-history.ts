/** Ids of dialogs that the history has an entry for. */
let opened = 0;

/**
 * Puts an entry for a dialog into the history, so that the browser's way back calls `onBack`; of several
 * dialogs over each other, of the one on top. What it returns takes the entry out again.
 */
export function leaveByHistory(onBack: () => void): () => void {
  opened += 1;
  const id = opened;
  history.pushState({ dialog: id }, '');
  const isOurs = () => history.state?.dialog === id;
  const listen = () => {
    if (!(history.state?.dialog >= id)) onBack();
  };
  addEventListener('popstate', listen);
  return () => {
    removeEventListener('popstate', listen);
    if (isOurs()) history.back();
  };
}
