import { signTypedData } from '@injsight/local-chain'
import { sign } from 'viem/accounts'
import { keccak256, toHex } from 'viem/utils'
import { accountAt } from './accounts.ts'
import { Refusal } from './refusal.ts'
import { createStructReader } from './struct-reader.ts'

/** A device as a test has it in hand. */
export type LedgerState = {
  /** What it was set up with: of another seed all addresses are others. */
  seed: Uint8Array
  isLocked: boolean
  /** The app that is open; nothing is, where it shows its list of them. */
  app: 'Ethereum' | 'Bitcoin' | undefined
  /** Whoever holds it says no from now on. */
  refuses: boolean
  /** Older ones sign by two hashes alone, since all of what is signed doesn't fit into them. */
  isOld: boolean
  /** The path of each signature that was given. */
  signed: string[]
}

const ok = 0x9000

/**
 * What Ledger's app for Ethereum answers to the commands by which addresses are read and typed data is signed, by its
 * documentation (github.com/LedgerHQ/app-ethereum, doc/ethapp.adoc). What it signs it puts together from the commands
 * alone, and it refuses what the app refuses.
 *
 * @returns answers one command (APDU) with data and the two bytes of its status
 */
export function runEthereumApp(state: LedgerState): (command: Buffer) => Promise<Buffer> {
  let structs = createStructReader()
  const keyAt = (data: Buffer) => {
    const path = readPath(data)
    const account = accountAt(state, path)
    const key = account.getHdKey().privateKey
    if (key === null) throw new Refusal('data', `no key at ${path}`)
    return { path, key, account }
  }
  const signAt = async (data: Buffer, ask: (key: Uint8Array) => Promise<string>) => {
    const { path, key } = keyAt(data)
    if (state.refuses) throw new Refusal('refused', 'the person said no')
    const signature = Buffer.from((await ask(key)).slice(2), 'hex')
    state.signed.push(path)
    return Buffer.concat([signature.subarray(64), signature.subarray(0, 64)])
  }
  const nothing = Buffer.alloc(0)
  const commands: Record<number, (p1: number, p2: number, data: Buffer) => Buffer | Promise<Buffer>> = {
    0x02: (p1, p2, data) => {
      if (p1 > 1 || p2 !== 0) throw new Refusal('parameters', 'an address is asked for in another way')
      const { account } = keyAt(data)
      const address = Buffer.from(account.address.slice(2))
      return Buffer.concat([
        Buffer.from([65]),
        Buffer.from(account.publicKey.slice(2), 'hex'),
        Buffer.from([address.length]),
        address,
      ])
    },
    0x1a: (p1, p2, data) => {
      if (state.isOld) throw new Refusal('unknown', 'it knows no structs')
      if (p1 !== 0) throw new Refusal('parameters', 'no struct is told in parts')
      structs.define(p2, data)
      return nothing
    },
    0x1c: (p1, p2, data) => {
      structs.fill(p1, p2, data)
      return nothing
    },
    0x0c: (p1, p2, data) => {
      if (p1 !== 0 || p2 > 1) throw new Refusal('parameters', 'typed data is signed in another way')
      if (p2 === 1) {
        const whole = structs.finish()
        structs = createStructReader()
        return signAt(data, (key) => signTypedData(key, JSON.stringify(whole)))
      }
      const hashes = data.subarray(1 + 4 * (data[0] ?? 0))
      if (hashes.length !== 64) throw new Refusal('data', 'two hashes are signed')
      const hash = keccak256(Buffer.concat([Buffer.from([0x19, 0x01]), hashes]))
      return signAt(data, (key) => sign({ hash, privateKey: toHex(key), to: 'hex' }))
    },
  }
  return async (command) => {
    const [cla, ins = 0, p1 = 0, p2 = 0, length] = command
    const data = command.subarray(5)
    try {
      if (state.isLocked) throw new Refusal('locked', 'it is locked')
      // What every app answers, and the list of apps as well.
      if (cla === 0xb0 && ins === 0x01) return answer(ok, nameApp(state.app))
      if (cla !== 0xe0 || state.app !== 'Ethereum') throw new Refusal('app', 'the app isn’t open')
      if (data.length !== length) throw new Refusal('data', 'the length is another')
      const run = commands[ins]
      if (run === undefined) throw new Refusal('unknown', `no command ${ins}`)
      return answer(ok, await run(p1, p2, data))
    } catch (error) {
      structs = createStructReader()
      if (error instanceof Refusal) return answer(error.word)
      throw error
    }
  }
}

function answer(word: number, data: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.concat([data, Buffer.from([word >> 8, word & 0xff])])
}

function nameApp(app = 'BOLOS'): Buffer {
  const texts = [app, app === 'Ethereum' ? '1.13.0' : '2.2.3']
  return Buffer.concat([
    Buffer.from([1]),
    ...texts.flatMap((text) => [Buffer.from([text.length]), Buffer.from(text)]),
  ])
}

/** Of Ethereum's accounts alone: others the app may not derive. */
function readPath(data: Buffer): `m/44'/60'/${string}` {
  const [length = 0] = data
  if (length < 3 || length > 10 || data.length < 1 + 4 * length) throw new Refusal('data', 'this is no path')
  const steps = Array.from({ length }, (_, at) => {
    const step = data.readUInt32BE(1 + 4 * at)
    return step >= 0x80000000 ? `${step - 0x80000000}'` : String(step)
  })
  const [purpose, coin, ...rest] = steps
  if (purpose !== "44'" || coin !== "60'")
    throw new Refusal('data', `this path is not Ethereum’s: ${steps.join('/')}`)
  return `m/44'/60'/${rest.join('/')}`
}
