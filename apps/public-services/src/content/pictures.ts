import { createHash } from 'node:crypto'
import { ipfsPathOf } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import type { Content } from './content.ts'

type Host = { getPicture: (path: string) => Promise<Buffer> }
type HostOfPictures = 'pictures' | 'identities' | 'ipfs'
type Sources = Record<HostOfPictures, Host> & { content: Content }

/** Where lists may say that a picture is: Injective's own, Keybase's, and what is known by its hash. */
const places: readonly (readonly [RegExp, HostOfPictures])[] = [
  [/^https:\/\/imagedelivery\.net(\/lPzngbR8EltRfBOi_WYaXw\/[\w-]{1,80}\/public)$/, 'pictures'],
  [/^https:\/\/s3\.amazonaws\.com(\/keybase_processed_uploads\/\w{1,80}\.(?:jpe?g|png))$/, 'identities'],
]
/** Stands for "no picture" in the lists. */
const noPicture = /6f015260-c589-499f-b692-a57964af9900|63a231c0-d1c3-4901-1e28-7c4410dfaa00/

/** By what its first bytes say. SVG isn't among them: it may have a program in it. */
const types: readonly (readonly [RegExp, string])[] = [
  [/^89504e470d0a1a0a/, 'image/png'],
  [/^ffd8ff/, 'image/jpeg'],
  [/^47494638/, 'image/gif'],
  [/^52494646.{8}57454250/, 'image/webp'],
  [/^.{8}6674797061766966/, 'image/avif'],
]

/** What a picture of a list is asked for by; empty for one that is nowhere where pictures are looked for. */
export function pictureIdOf(url: string): string {
  return findPlace(url) === undefined ? '' : createHash('sha256').update(url).digest('base64url').slice(0, 16)
}

/**
 * Pictures of what is on a list, and no others: whoever asks for one can't choose whom we ask.
 *
 * @throws Fault `not-found` for what is on no list, or is no picture
 */
export function createPictures({ content, ...hosts }: Sources) {
  let known: { from: readonly unknown[]; urls: ReadonlyMap<string, string> } = { from: [], urls: new Map() }

  async function findUrl(id: string): Promise<string> {
    const lists = await readLists(content)
    if (lists.some((one, at) => one !== known.from[at])) known = { from: lists, urls: toUrls(lists) }
    return known.urls.get(id) ?? ''
  }

  return async ({ id }: { id: string }): Promise<{ type: string; data: Uint8Array }> => {
    const place = findPlace(await findUrl(id))
    if (place === undefined) throw notFound('picture', `No list has a picture ${id.slice(0, 20)}`)
    return readPicture(await hosts[place.host].getPicture(place.path), id)
  }
}

/** @throws Fault `not-found` for what is no picture, whatever it was said to be */
export function readPicture(data: Buffer, name: string): { type: string; data: Buffer } {
  const head = data.subarray(0, 16).toString('hex')
  const type = types.find(([start]) => start.test(head))?.[1]
  if (type === undefined) throw notFound('picture', `What is told of picture ${name} is none`)
  return { type, data }
}

type Pictured = { logo?: string; image?: string }

async function readLists(content: Content): Promise<(readonly Pictured[])[]> {
  const [verified, tokens, validators] = await Promise.all([
    content.read('verifiedTokens').catch(() => undefined), // the others tell what they have
    content.read('tokens').catch(() => undefined),
    content.read('validators').catch(() => undefined),
  ])
  return [verified, tokens, validators].map((one) => one?.value ?? nothing)
}

const nothing: readonly Pictured[] = []

function toUrls(lists: readonly (readonly Pictured[])[]): Map<string, string> {
  const urls = lists.flat().map(({ logo, image }) => logo ?? image ?? '')
  return new Map(urls.map((url) => [pictureIdOf(url), url]))
}

function findPlace(url: string): { host: HostOfPictures; path: string } | undefined {
  if (noPicture.test(url)) return undefined
  for (const [pattern, host] of places) {
    const path = pattern.exec(url)?.[1]
    if (path !== undefined && !path.includes('..')) return { host, path }
  }
  const path = ipfsPathOf(url)
  return path === undefined ? undefined : { host: 'ipfs', path }
}
