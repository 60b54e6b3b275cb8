import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

/** What a host of the stand-in answers with: the first that knows the path does. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

export type FamilyOptions = {
  /** Where an index answers that tells the chain's part of it; undefined where literal answers do. */
  behind: string | undefined
  /** Notes a question that the real host would refuse. */
  refuse: (why: string) => void
}
export type Family = (options: FamilyOptions) => Answerer[]

export type Asked = {
  params: Record<string, string>
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

type Reply = { status?: number; type?: string; body: string | Buffer }

type Rule = {
  /** Every parameter that may be asked with, and what it may be. A name may end with `[]`, as lists do. */
  query?: Record<string, RegExp>
  /** Headers that must be there. */
  headers?: Record<string, RegExp>
  answer: (asked: Asked) => Reply | Promise<Reply>
}

/** A document as the real host tells it. */
export function json(value: unknown, status = 200): Reply {
  return { status, body: JSON.stringify(value) }
}

export const get = (path: string, rule: Rule) => route('GET', path, rule)
export const post = (path: string, rule: Rule) => route('POST', path, rule)

function route(verb: string, pattern: string, { query = {}, headers = {}, answer }: Rule) {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const matcher = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '([^/]+)')}$`)
  return ({ refuse }: FamilyOptions): Answerer =>
    async (request, response) => {
      const url = new URL(request.url ?? '', 'http://stand-in')
      const match = matcher.exec(url.pathname)
      if (match === null || request.method !== verb) return false
      const wrong = [...wrongQuery(url.searchParams, query), ...wrongHeaders(request.headers, headers)]
      if (wrong.length > 0) refuse(`${verb} ${request.url}: ${wrong.join(', ')}`)
      const params = Object.fromEntries(
        names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]),
      )
      const body = await readText(request)
      const reply =
        wrong.length > 0
          ? json({ message: wrong.join(', ') }, 400)
          : await answer({ params, query: url.searchParams, headers: request.headers, body })
      response.writeHead(reply.status ?? 200, { 'content-type': reply.type ?? 'application/json' })
      response.end(reply.body)
      return true
    }
}

/** Routes as the answerers of a family. */
export function routes(...made: ReturnType<typeof route>[]): Family {
  return (options) => made.map((one) => one(options))
}

function wrongQuery(query: URLSearchParams, known: Record<string, RegExp>): string[] {
  return [...query]
    .filter(([name, value]) => !(known[name]?.test(value) ?? false))
    .map(([name, value]) => `parameter ${name}=${value}`)
}

function wrongHeaders(headers: IncomingHttpHeaders, needed: Record<string, RegExp>): string[] {
  return Object.entries(needed)
    .filter(([name, form]) => !form.test(String(headers[name] ?? '')))
    .map(([name]) => `header ${name}: ${String(headers[name])}`)
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString()
}
