import { readAbi, type NamedAbi } from '@injsight/evm'

/** Which contracts have given their source, as the index tells it. */
export type AskAbis = (contracts: string[]) => Promise<Given[]>

type Given = { contract: string; name: string; abi: string }

/** ABIs that are asked for before a page is written, and found while it is. */
export type LearntAbis = {
  get: (address: string) => NamedAbi | undefined
  /** What a contract is called in its source, once that was learnt; undefined where nobody gave one. */
  nameInSource: (address: string) => string | undefined
  /** @returns whether one is known now */
  learn: (addresses: readonly string[]) => Promise<boolean>
  /** The next one to ask hears of it at once. */
  forget: (address: string) => void
}

const mostKept = 1000
const mostAsked = 200

/** @param keepMs how long an answer holds: also that nobody knows */
export function createLearntAbis(ask: AskAbis, keepMs: number, now: () => number): LearntAbis {
  const kept = new Map<string, { abi: NamedAbi | undefined; name: string | undefined; until: number }>()

  const keep = (address: string, given: Given | undefined) => {
    kept.delete(address)
    kept.set(address, { abi: given && toAbi(given.abi), name: given?.name, until: now() + keepMs })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  return {
    get: (address) => kept.get(address)?.abi,
    nameInSource: (address) => kept.get(address.toLowerCase())?.name,
    async learn(addresses) {
      const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))].slice(0, mostAsked)
      const missing = wanted.filter((address) => (kept.get(address)?.until ?? 0) <= now())
      if (missing.length > 0) {
        const told = new Map((await ask(missing)).map((one) => [one.contract, one]))
        for (const address of missing) keep(address, told.get(address))
      }
      return wanted.some((address) => kept.get(address)?.abi !== undefined)
    },
    forget: (address) => void kept.delete(address.toLowerCase()),
  }
}

/** What a contract is called in its source is anybody's choice: in sentences it has the name that others know. */
function toAbi(json: string): NamedAbi | undefined {
  const abi = readAbi(JSON.parse(json))
  return abi && { name: '', abi }
}
