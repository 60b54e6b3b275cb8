import { readExternalUrl } from '../../ui/outside/external-url.ts'
import { openIpfs } from '../../views/assets/ipfs.ts'

/** What is said of a token by what stands on the chain. */
export type Metadata = {
  name: string
  description: string
  /** As it was said: a link, or the picture itself. */
  image: string
  traits: { name: string; value: string }[]
}

const longestText = 2000
const longestImage = 300_000
const mostTraits = 100

/**
 * Reads metadata that anybody may have written, of any size and shape: what isn't text, a number or yes and no is left out.
 *
 * @returns undefined for what is none
 */
export function readMetadata(json: string): Metadata | undefined {
  const told = parse(json)
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return undefined
  const fields = told as Record<string, unknown>
  const attributes = fields['attributes'] ?? fields['traits']
  return {
    name: textOf(fields['name']),
    description: textOf(fields['description']),
    image: textOf(fields['image'] ?? fields['image_url'] ?? fields['image_data'], longestImage),
    traits: (Array.isArray(attributes) ? attributes : []).slice(0, mostTraits).flatMap(readTrait),
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function readTrait(told: unknown): { name: string; value: string }[] {
  if (typeof told !== 'object' || told === null) return []
  const { trait_type: name, value } = told as { trait_type?: unknown; value?: unknown }
  const text = textOf(value)
  return text === '' ? [] : [{ name: textOf(name), value: text }]
}

function textOf(value: unknown, longest = longestText): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  return longest === longestImage && value.length > longest ? '' : value.slice(0, longest)
}

/**
 * The JSON that stands in a link itself; undefined for a link that leads somewhere.
 *
 * @example readDataUri('data:application/json,{}') // '{}'
 */
export function readDataUri(uri: string): string | undefined {
  const [, isBase64, content = ''] =
    /^data:application\/json(?:;[\w=-]+)*?(;base64)?,([^]*)$/i.exec(uri.trim()) ?? []
  if (!/^data:application\/json/i.test(uri.trim())) return undefined
  if (isBase64 !== undefined) return new TextDecoder().decode(bytesOf(content))
  try {
    return decodeURIComponent(content)
  } catch {
    return content
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/**
 * How a picture is shown: one that stands on the chain in its place (in an image nothing runs, and nothing is loaded), one
 * that stands elsewhere as a link, beside it where this site itself has it (`source`), and all else as the text that it is.
 */
export type Picture =
  | { kind: 'here'; source: string }
  | { kind: 'away'; url: string; host: string; source?: string }
  | { kind: 'refused' }

export function readPicture(image: string): Picture | undefined {
  const told = image.trim()
  if (told === '') return undefined
  if (/^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(told))
    return { kind: 'here', source: told }
  if (/^<svg[\s>]/i.test(told))
    return { kind: 'here', source: `data:image/svg+xml,${encodeURIComponent(told)}` }
  const url = readExternalUrl(openIpfs(told))
  return url === undefined ? { kind: 'refused' } : { kind: 'away', url: url.href, host: url.host }
}
