import { createOpenApi, type OpenApi } from '@injsight/injsight-v1'
import { version } from './version.ts'

type Operation = OpenApi['paths'][string]['get']
type Schema = OpenApi['components']['schemas'][string]

/** injsight.v1 as OpenAPI, for programs. */
export function openApiText(): string {
  return JSON.stringify(createOpenApi(version), null, 2)
}

/** injsight.v1 as a page for people, made from the same definitions. */
export function documentationPage(): string {
  const api = createOpenApi(version)
  const names = Object.values(api.paths).flatMap(({ get, post }) => [
    get.operationId,
    ...(post === undefined ? [] : [post.operationId]),
  ])
  const methods = Object.entries(api.paths).flatMap(([path, { get, post }]) => [
    readSection(path, get),
    ...(post === undefined ? [] : [methodSection(`POST ${path}`, '', post)]),
  ])
  const messages = Object.entries(api.components.schemas).map(([name, schema]) =>
    messageSection(name, schema),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(api.info.title)}</title>
<style>${style}</style>
<main>
<h1>${escape(api.info.title)}</h1>
<p>${escape(api.info.description)} For programs: <a href="/openapi.json">openapi.json</a>.</p>
<h2>Questions</h2>
<nav aria-label="Questions"><ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${methods.join('\n')}
<h2>Answers</h2>
${messages.join('\n')}
</main>
</html>
`
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse }
td, th { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top }
tr + tr { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
td:last-child { width: 60% }
nav ul { columns: 15rem; padding: 0; list-style: none }
section { margin: 2rem 0 }
@media (max-width: 40rem) {
  table, tbody, tr, th, td { display: block }
  tr { padding: 0.25rem 0 }
  th, td { padding: 0 }
  td:last-child { width: auto }
}`

function readSection(path: string, get: Operation): string {
  const example = exampleOf(path, get.parameters)
  const link = `, such as <a href="${escape(example)}"><code>${escape(example)}</code></a>`
  return methodSection(`GET ${path}`, example === path ? '' : link, get)
}

function methodSection(asked: string, such: string, operation: Operation): string {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const rows = parameters.map(({ name, description, schema }) => row(name, typeOf(schema), description))
  const body = requestBody?.content['application/json']
  const content = Object.values(responses['200']?.content ?? {})[0]
  return `<section id="${operationId}">
<h3>${operationId}</h3>
<p>${escape(summary)}</p>
<p><code>${escape(asked)}</code>${such}</p>
${body === undefined ? '' : `<p>Body: ${typeOf(body.schema)}</p>`}
${rows.length === 0 ? '' : table(rows)}
<p>Answer: ${content ? typeOf(content.schema) : ''}</p>
</section>`
}

function messageSection(name: string, { description = '', properties = {} }: Schema): string {
  const rows = Object.entries(properties).map(([field, schema]) =>
    row(field, typeOf(schema), schema.description ?? ''),
  )
  return `<section id="${name}">
<h3>${name}</h3>
<p>${escape(description)}</p>
${table(rows)}
</section>`
}

function table(rows: string[]): string {
  return `<table>\n${rows.join('\n')}\n</table>`
}

function row(name: string, type: string, description: string): string {
  return `<tr><th><code>${escape(name)}</code></th><td>${type}</td><td>${escape(description)}</td></tr>`
}

/** An address that the recording answers. */
export function exampleOf(path: string, parameters: Operation['parameters']): string {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, example } of parameters) {
    if (example === undefined) continue
    if (place === 'path') filled = filled.replace(`{${name}}`, example)
    else query.set(name, example)
  }
  return query.size > 0 ? `${filled}?${query.toString()}` : filled
}

function typeOf({ type, items, $ref, allOf }: Schema): string {
  const name = ($ref ?? allOf?.[0]?.$ref)?.replace(/^.*\//, '')
  if (name !== undefined) return `<a href="#${name}">${name}</a>`
  if (type === 'array' && items !== undefined) return `list of ${typeOf(items)}`
  return words.get(type ?? '') ?? ''
}

const words = new Map([
  ['string', 'text'],
  ['integer', 'number'],
  ['boolean', 'true or false'],
])

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
