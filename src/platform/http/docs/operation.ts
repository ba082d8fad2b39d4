import type { MediaType, OpenApiDocument, Operation, ResponseObject } from '#contract/openapi/open-api.ts';
import { parameterTable, schemaTable } from './field-table.ts';
import { type Html, html, inline, prose } from './html.ts';

/** Words for the login that a call needs besides the security key. */
const CALLERS: Readonly<Record<string, string>> = {
  securityKey: 'anybody',
  'securityKey,bearer': 'a signed-in shopper',
  'securityKey,deliveryToken': 'who has the token of the delivery',
};

/** One call, closed until somebody opens it. */
export function operationHtml(
  method: string,
  path: string,
  operation: Operation,
  document: OpenApiDocument,
): Html {
  const { operationId, summary, description, parameters, requestBody } = operation;
  return html`<details class="call" id="${operationId}" data-find="${`${operationId} ${method} ${path} ${summary} ${operation.tags.join(' ')}`.toLowerCase()}">
    <summary>
      <span class="method method--${method}">${method.toUpperCase()}</span>
      <span class="call__path">${pathHtml(path)}</span>
      <span class="call__summary">${inline(summary)}</span>
    </summary>
    <div class="call__body">
      ${description && html`<div class="prose">${prose(description)}</div>`}
      <p class="note"><code>${operationId}</code> · called by ${callers(operation)}${operation.servers?.map(({ description }) => html` · ${description}`)} · <a href="#${operationId}">link</a></p>
      ${parameters.length > 0 && html`<h4>Parameters</h4>${parameterTable(parameters)}`}
      ${requestBody && html`<h4>Body</h4>${mediaHtml(requestBody.content)}`}
      ${Object.entries(operation.responses)
        .filter(([status]) => /^2/.test(status))
        .map(([status, response]) => answerHtml(status, response))}
      ${failuresHtml(operation, document)}
    </div>
  </details>`;
}

/** The path with its parameters set apart, breakable after each slash. */
function pathHtml(path: string): Html {
  const parts = path.split('/').slice(1);
  return html`${parts.map((part) => html`<wbr>/${part.startsWith('{') ? html`<em>${part}</em>` : part}`)}`;
}

function callers({ security }: Operation): string {
  const ways = security.map((way) => CALLERS[Object.keys(way).join()] ?? Object.keys(way).join(' and '));
  return ways.length === 0 ? 'anybody, without a key' : [...new Set(ways)].join(' or ');
}

function mediaHtml(content: Record<string, MediaType>): Html {
  return html`${Object.entries(content).map(
    ([type, { schema, example }]) =>
      html`<p class="note">${type}</p>${schemaTable(schema)}${example !== undefined && exampleHtml('Example', example)}`,
  )}`;
}

function answerHtml(status: string, { description, content }: ResponseObject): Html {
  return html`<h4>Answer <span class="status">${status}</span></h4>${content ? mediaHtml(content) : prose(description ?? '')}`;
}

function exampleHtml(title: string, value: unknown): Html {
  const text = JSON.stringify(value, null, 2);
  return html`<details class="example" ${text.length < 1_200 && 'open'}><summary>${title}</summary><pre><code>${text}</code></pre></details>`;
}

/** Refusals of the call itself first; those that every call may give stand in one line. */
function failuresHtml({ responses }: Operation, document: OpenApiDocument): Html | undefined {
  const failures = Object.entries(responses).filter(([status]) => !/^2/.test(status));
  if (failures.length === 0) return undefined;
  const own = failures.filter(([, response]) => response.description !== undefined);
  const common = failures.filter(([, response]) => response.$ref !== undefined);
  return html`<h4>Refusals</h4>
    ${own.length > 0 && html`<table class="fields"><tbody>${own.map(([status, { description }]) => html`<tr><th scope="row"><span class="status">${status}</span></th><td>${inline(description ?? '')}</td></tr>`)}</tbody></table>`}
    ${common.length > 0 && html`<p class="note">As every call: ${common.map(([status, { $ref }]) => html`<a class="status" href="#refusals" title="${shared($ref, document)}">${status}</a> `)}</p>`}`;
}

function shared(reference: string | undefined, { components }: OpenApiDocument): string {
  return components.responses[reference?.split('/').at(-1) ?? '']?.description ?? '';
}
