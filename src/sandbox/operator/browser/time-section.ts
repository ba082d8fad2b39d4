import { send } from './control.ts';
import { button, card, labelled } from './control-parts.ts';
import { h } from './element.ts';
import { act, defineSection, type View } from './section.ts';

const STEPS = [
  ['5 minutes', 300],
  ['30 minutes', 1_800],
  ['1 hour', 3_600],
  ['1 day', 86_400],
  ['30 days', 2_592_000],
] as const;

/** The clock of the whole sandbox, which only goes forward. */
export const time = defineSection<null>({
  id: 'time',
  title: 'Time',
  icon: 'time',
  lead:
    'Let codes, tokens, orders and banners grow old at once. All shops share the clock; it only goes ' +
    'forward.',
  load: async () => null,
  draw: (_, view) => [
    card(
      'Forward by',
      h(
        'div',
        { class: 'buttons' },
        STEPS.map(([label, seconds]) => button(label, () => advance(view, seconds, label))),
      ),
      custom(view),
      h(
        'p',
        { class: 'muted' },
        'A code is good for minutes, a sign-in for 30 days. The clock is right again when the sandbox ' +
          'starts anew.',
      ),
    ),
  ],
});

function custom(view: View): HTMLElement {
  const minutes = h('input', { type: 'number', min: 1, max: 525_600, step: 1, required: true });
  minutes.defaultValue = '10';
  const onsubmit = (event: SubmitEvent) => {
    event.preventDefault();
    return advance(view, minutes.valueAsNumber * 60, `${minutes.value} minutes`);
  };
  return h(
    'form',
    { class: 'line', onsubmit },
    labelled('Minutes', minutes),
    h('button', { class: 'button button--primary' }, 'Forward'),
  );
}

function advance(view: View, advanceSeconds: number, label: string): Promise<boolean> {
  return act(view, `It is ${label} later`, () => send('PUT', '/clock', { advanceSeconds }));
}
