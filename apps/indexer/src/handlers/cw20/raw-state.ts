import { Fault } from '@injsight/errors'
import { orFault } from '../or-fault.ts'
import { readList, readObject, readText, type Json } from '../read-json.ts'

/** What a contract keeps, as the chain stores it: bytes by bytes. */
export type RawState = [key: Buffer, value: Buffer][]

/** Values of a contract's own names, and those of its maps by the part of the key after the map's name. */
export type ContractState = { items: Map<string, unknown>; entries: (map: string) => [string, unknown][] }

export function readRawState(raw: RawState): ContractState {
  const byKey = new Map(raw.map(([key, value]) => [key.toString('latin1'), value]))
  const items = new Map<string, unknown>()
  for (const [key, value] of byKey) if (/^[a-z_]+$/.test(key)) items.set(key, parse(value))
  return {
    items,
    entries(map) {
      // The name of a map stands before each of its keys, and the name's length in two bytes before that.
      const prefix = `\0${String.fromCharCode(map.length)}${map}`
      return raw
        .filter(([key]) => key.toString('latin1').startsWith(prefix))
        .map(([key, value]) => [key.toString('utf8', prefix.length), parse(value)])
    },
  }
}

/** The name of the program that a contract runs, without where it was published: `cw20-base`. */
export function readProgram({ items }: ContractState): string {
  const { contract } = (items.get('contract_info') ?? {}) as Json
  return typeof contract === 'string' ? (contract.split(':').at(-1) ?? '') : ''
}

/** What is read of a contract, or why it can't be: a program of the same name may keep something else. */
export function tellOrLose<Told>(read: () => Told): { told?: Told; lost: string | null } {
  const told = orFault(read)
  return told instanceof Fault ? { lost: told.message } : { told, lost: null }
}

/** Contracts of a genesis with what they keep. */
export function* listGenesisContracts(
  whole: Json,
): Generator<{ address: string; code_id: unknown; raw: RawState }> {
  const wasm = readObject(whole['wasm'] ?? {}, 'genesis of wasm')
  for (const one of readList(wasm['contracts'], 'list of contracts')) {
    const { contract_address, contract_info, contract_state } = readObject(one, 'contract')
    const raw: RawState = readList(contract_state, 'state of a contract').map((model) => {
      const { key, value } = readObject(model, 'entry of a state')
      return [Buffer.from(readText(key, 'key'), 'hex'), Buffer.from(readText(value, 'value'), 'base64')]
    })
    const address = readText(contract_address, 'address')
    yield { address, code_id: readObject(contract_info, 'contract')['code_id'], raw }
  }
}

function parse(value: Buffer): unknown {
  try {
    return JSON.parse(value.toString('utf8'))
  } catch {
    return undefined
  }
}
