import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';

/** Effect of a payload that runs. */
const RUN = "window.ran='it ran'";

/** One of each kind of text that makes a careless page run something. */
export const PAYLOADS: readonly string[] = [
  // Elements that run by themselves.
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><animate onbegin="${RUN}" attributeName=x dur=1s></svg>`,
  `<details open ontoggle="${RUN}"><summary>x</summary></details>`,
  `<input autofocus onfocus="${RUN}">`,
  `<video><source onerror="${RUN}"></video><audio src=x onerror="${RUN}"></audio>`,
  `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart="${RUN}">x</b>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe><object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}"><base href="//evil.example/"><meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  // Ways to break out of an attribute or element.
  `"><script>${RUN}</script>`,
  `'"--></style></title></textarea></script><script>${RUN}</script>`,
  `" onmouseover="${RUN}" autofocus onfocus="${RUN}" x="`,
  `' onmouseover='${RUN.replaceAll("'", '`')}' x='`,
  `x\` onmouseover=\`${RUN}\``,
  `]]></script><svg/onload=${RUN}>`,
  `\\"}</script><script>${RUN}</script>`,
  // Addresses that run.
  `<a href="javascript:${RUN}">link</a><a href="java&#9;script:${RUN}">link</a><a href=" &#1;javascript:${RUN}">link</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">link</a><form action="javascript:${RUN}"><button>go</button></form>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a><use href="data:image/svg+xml,<svg id=x onload=${RUN}>#x"/></svg>`,
  // Becomes dangerous only when it is parsed a second time.
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<template><img src=x onerror=${RUN}></template><xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `&lt;img src=x onerror="${RUN}"&gt; &amp;lt;script&amp;gt;${RUN}&amp;lt;/script&amp;gt;`,
  // Letters written otherwise.
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e %3Cscript%3E${RUN}%3C/script%3E`,
  `＜script＞${RUN}＜/script＞ \u2028<scr\u00adipt>${RUN}</script>`,
  // Templates of other tools, and names that shadow those that scripts use.
  `{{constructor.constructor("${RUN}")()}} \${${RUN}} <%= ${RUN} %> #{${RUN}}`,
  `<form id="toasts"><input name="append"></form><img name="trustedTypes"><a id="client-messages">x</a>`,
  '__proto__',
  `<script type="importmap">{"imports":{"x":"data:text/javascript,${RUN}"}}</script><script type="speculationrules">{}</script>`,
  `<link rel="stylesheet" href="//evil.example/x.css"><link rel="preload" as="script" href="//evil.example/x.js">`,
];

/** Fields whose texts have a fixed form, such as addresses and moments. */
const OF_A_FORM = new Set([
  ...[
    'administrativeArea',
    'categorySlug',
    'code',
    'color',
    'colors',
    'countryCode',
    'email',
    'gatewayType',
    'icon',
    'kind',
  ],
  ...['lang', 'mainFont', 'phone', 'phones', 'position', 'settings', 'slug', 'staticPage', 'type'],
]);
const ADDRESS_OR_MOMENT = /^(?:https?:\/|\/|\d{4}-\d\d-\d\d)/;

/** A shop that has a payload in each of its texts, each kind somewhere. */
export function withPayloads(seed: ShopSeed): ShopSeed {
  let at = 0;
  const next = (text: string) => `${text} ${PAYLOADS[at++ % PAYLOADS.length]}`;
  const poison = <Value>(value: Value, key = ''): Value => {
    if (OF_A_FORM.has(key)) return value;
    if (typeof value === 'string') return (ADDRESS_OR_MOMENT.test(value) ? value : next(value)) as Value;
    if (Array.isArray(value)) return value.map((one) => poison(one, key)) as Value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)])) as Value;
  };
  const { name, securityKey, products, reviews, customers: _, ...frame } = seed;
  return {
    ...poison(frame),
    name,
    securityKey,
    *products() {
      for (const product of products()) yield poison(product);
    },
    *reviews() {
      for (const review of reviews()) yield poison(review);
    },
  };
}
