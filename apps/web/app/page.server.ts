import { Fault } from '@injsight/errors'
import { data, type HeadersFunction } from 'react-router'
import { explainFault } from './explain-fault.server.ts'
import { splitPath } from './language/languages.ts'
import { addCause, sayCause, tellIn } from './say-cause.server.ts'
import { noteBeside, type Beside } from './sources/asking/besides.server.ts'
import { fetchStatus } from './sources/status.server.ts'
import { beyondSources, type Trouble } from './trouble.ts'

const statusOf = {
  'invalid-input': 400,
  'not-found': 404,
  unavailable: 503,
  'bad-chain-data': 502,
  bug: 500,
} as const

/**
 * A loader whose faults become a status and words for the page that shows them. What isn't a fault of ours to
 * explain flies on, and is logged once where it lands.
 */
export function page<Arguments extends { url: URL }, Loaded>(
  load: (parameters: Arguments) => Promise<Loaded>,
): (parameters: Arguments) => Promise<Loaded> {
  return async (parameters) => {
    const { language } = splitPath(parameters.url.pathname)
    try {
      return await tellIn(language, () => load(parameters))
    } catch (error) {
      throw error instanceof Fault && error.kind !== 'bug' ? await toResponse(error, parameters.url) : error
    }
  }
}

async function toResponse(fault: Fault, url: URL) {
  const { kind, code } = fault
  // What isn't here may be on another network.
  const network = kind === 'not-found' ? await part(fetchStatus()) : undefined
  const explained = explainFault(fault, url, network?.value?.chainId)
  const cause = sayCause(fault, splitPath(url.pathname).language)
  const trouble: Trouble = {
    kind,
    code,
    message: wordsOf(fault),
    ...(cause !== undefined && { cause }),
    ...(explained && { explained }),
  }
  const status = isBeyond(fault) ? 501 : statusOf[kind]
  return data(trouble, { status, headers: { 'cache-control': 'no-store' } })
}

/** Whether it was asked of public services, and only an index of one's own tells it. */
function isBeyond({ code }: Fault): boolean {
  return code === 'grpc.unimplemented'
}

/** Where the index lives is no visitor's business. */
function wordsOf(fault: Fault): string {
  if (isBeyond(fault)) return beyondSources
  const { message, values } = fault
  const { url } = values
  return typeof url === 'string' ? message.replaceAll(url, 'The index') : message
}

/** How long a browser keeps what the next block may change: long enough for those who come back at once. */
export const shortCache = 'public, max-age=2'

/** The headers of a page of the chain; an error has its own. */
export const pageHeaders: HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? new Headers({ 'cache-control': shortCache })

/** What the index tells, as a file of JSON for people to read and to keep. */
export function jsonResponse(told: unknown): Response {
  return new Response(JSON.stringify(told, null, 2), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': shortCache },
  })
}

/** A part of a page that may be missing: its value, or what went wrong with it. */
export async function part<Value>(asked: Promise<Value>): Promise<Part<Value>> {
  try {
    return { value: await asked }
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'bug')
      return { missing: isBeyond(error) ? beyondSources : addCause(error, wordsOf(error)) }
    throw error
  }
}

/** A part that may be missing; but what is wrong with the question is wrong with the address of the page. */
export async function partOfPage<Value>(asked: Promise<Value>): Promise<Part<Value>> {
  await asked.catch((error: unknown) => {
    if (error instanceof Fault && error.kind === 'invalid-input') throw error
  })
  return part(asked)
}

/** A part that may be missing, and which source told it, where that isn't the first; nobody told what is missing. */
export async function notedPart<Value>(ask: () => Promise<Value>, read = part<Value>): Promise<Part<Value>> {
  const { value: told, beside } = await noteBeside(() => read(ask()))
  return told.missing === undefined ? { ...told, beside } : told
}

/** The same part as a page shows it; what is missing stays so. */
export function mapPart<Told, Shown>(told: Part<Told>, view: (value: Told) => Shown): Part<Shown> {
  return told.missing === undefined ? { value: view(told.value) } : told
}

/** `beside` is which source told it, where somebody wants to know and it isn't the first. */
export type Part<Value> =
  | { value: Value; missing?: never; beside?: Beside | undefined }
  | { value?: never; missing: string; beside?: Beside | undefined }
