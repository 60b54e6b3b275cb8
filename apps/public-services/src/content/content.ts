import { badChainData, Fault } from '@injsight/errors'
import { files, type FileName, type ValueOf } from './files.ts'
import { keepLast, type Kept } from './keep-last.ts'
import type { Read } from './read-json.ts'

/** A host, as far as its files are asked. */
type Host = { getJson: (path: string) => Promise<Buffer> }

/** What the content host says: lists that people keep by hand, beside the chain. */
export type Content = {
  /** @throws Fault `unavailable`, `bad-chain-data` while it never answered; `not-found` where a network has no such file */
  read: <Name extends FileName>(name: Name) => Promise<Kept<ValueOf<Name>>>
}

/** @param network mainnet, testnet or devnet: files are named so */
export function openContent(host: Host, network: string, now?: () => number): Content {
  const kept = new Map<FileName, () => Promise<Kept<unknown>>>()
  for (const name of Object.keys(files) as FileName[])
    kept.set(
      name,
      keepLast(() => fetchFile(host, name, network), now),
    )
  return { read: (name) => kept.get(name)?.() as Promise<Kept<ValueOf<typeof name>>> }
}

async function fetchFile(host: Host, name: FileName, network: string): Promise<Read<unknown>> {
  const path = files[name].pathOf(network)
  const body = await host.getJson(path).catch((error: unknown) => {
    throw isAbsent(error) ? absent(path, error) : error
  })
  return files[name].read(parse(body, path))
}

/** A store of files that may not be listed says of one that it doesn't have that it is forbidden. */
function isAbsent(error: unknown): boolean {
  return error instanceof Fault && (error.kind === 'not-found' || error.values['httpStatus'] === 403)
}

function absent(path: string, cause: unknown): Fault {
  return new Fault('not-found', 'content.not_found', `The content host has no ${path}`, { path }, cause)
}

function parse(body: Buffer, path: string): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw badChainData('content.unreadable', `${path} is no JSON`, { path }, error)
  }
}
