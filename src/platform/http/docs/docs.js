// Finds calls as somebody types, and opens what a link leads to.
const field = /** @type {HTMLInputElement} */ (document.querySelector('#find'));
const calls = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-find]')]);
const areas = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.area')]);
const nothing = /** @type {HTMLElement} */ (document.querySelector('#nothing'));

function find() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const call of calls) call.hidden = !words.every((word) => call.dataset['find']?.includes(word));
  for (const area of areas)
    area.hidden = words.length > 0 && area.querySelector('[data-find]:not([hidden])') === null;
  nothing.hidden = words.length === 0 || areas.some((area) => !area.hidden);
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.closest('[hidden]')) {
    field.value = '';
    find();
  }
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.scrollIntoView();
}

field.addEventListener('input', find);
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  }
  if (event.key === 'Escape' && document.activeElement === field) {
    field.value = '';
    find();
  }
});
addEventListener('hashchange', openTarget);
find();
openTarget();
