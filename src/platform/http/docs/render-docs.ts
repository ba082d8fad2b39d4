import type { OpenApiDocument, Operation } from '#contract/openapi/open-api.ts';
import { schemaTable } from './field-table.ts';
import { type Html, html, inline, prose } from './html.ts';
import { operationHtml } from './operation.ts';

interface NamedOperation {
  method: string;
  path: string;
  operation: Operation;
}

/**
 * The page that shows a document of OpenAPI: calls by area, what every call may refuse, and the schemas that
 * have a name.
 */
export function renderDocs(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): NamedOperation => ({ method, path, operation })),
  );
  const areas = document.tags.map(({ name, description }) => ({
    name,
    description,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const page = html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${document.info.title}: calls</title>
  <link rel="icon" href="/operator/favicon.svg">
  <link rel="stylesheet" href="/docs/docs.css">
  <link rel="stylesheet" href="/docs/call.css">
  <script type="module" src="/docs/docs.js"></script>
</head>
<body>
  <header class="bar">
    <a class="bar__title" href="/docs">${document.info.title}</a>
    <label class="bar__search"><span class="hidden">Find a call</span><input id="find" type="search" placeholder="Find a call" autocomplete="off" spellcheck="false"></label>
    <nav class="bar__links" aria-label="Other pages"><a href="/openapi.json">openapi.json</a><a href="/">Operator</a></nav>
  </header>
  <nav class="areas" aria-label="Areas">
    <ol>
      ${areas.map(({ name, operations: { length } }) => html`<li><a href="#area-${name}">${title(name)}<span>${length}</span></a></li>`)}
      <li><a href="#webhooks">Webhooks</a></li>
      <li><a href="#refusals">Refusals</a></li>
      <li><a href="#schemas">Schemas</a></li>
    </ol>
  </nav>
  <main>
    <section class="intro"><h1>${document.info.title}</h1><div class="prose">${prose(document.info.description)}</div>
      <p class="note">${operations.length} calls. Press <kbd>/</kbd> to find one.</p></section>
    <p id="nothing" class="note" hidden>No call is named like that.</p>
    ${areas.map((area) => areaHtml(area, document))}
    <section id="webhooks" class="area"><h2>Webhooks</h2>
      ${Object.values(document.webhooks).flatMap((item) => Object.entries(item).map(([method, operation]) => operationHtml(method, '/…', operation, document)))}</section>
    ${refusalsHtml(document)} ${schemasHtml(document)}
  </main>
</body>
</html>
`;
  return page.markup;
}

function areaHtml(
  { name, description, operations }: { name: string; description: string; operations: NamedOperation[] },
  document: OpenApiDocument,
): Html {
  return html`<section class="area" id="area-${name}">
    <h2>${title(name)}</h2>
    ${description && html`<p class="note">${inline(description)}</p>`}
    ${operations.map(({ method, path, operation }) => operationHtml(method, path, operation, document))}
  </section>`;
}

function refusalsHtml({ components }: OpenApiDocument): Html {
  const rows = Object.entries(components.responses).map(
    ([name, { description }]) =>
      html`<tr><th scope="row"><span class="status">${name.replace('Failure', '')}</span></th><td>${inline(description ?? '')}</td></tr>`,
  );
  return html`<section id="refusals" class="area"><h2>Refusals</h2><p class="note">What every call of the platform may answer.</p>
    <table class="fields"><tbody>${rows}</tbody></table></section>`;
}

function schemasHtml({ components }: OpenApiDocument): Html {
  return html`<section id="schemas" class="area"><h2>Schemas</h2>
    ${Object.entries(components.schemas).map(
      ([
        name,
        schema,
      ]) => html`<details class="call schema" id="schema-${name}" data-find="${name.toLowerCase()}"><summary><span class="call__path">${name}</span></summary>
        <div class="call__body">${schema.description && prose(schema.description)}${schemaTable(schema)}</div></details>`,
    )}</section>`;
}

/** `bank-card` to `Bank card`. */
function title(area: string): string {
  return area.charAt(0).toUpperCase() + area.slice(1).replaceAll('-', ' ');
}
