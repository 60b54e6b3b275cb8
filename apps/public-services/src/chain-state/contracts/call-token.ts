import { QueryClient as EvmClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.client'
import { asFault } from '@injsight/errors'
import type { Host } from '../../upstream/host.ts'

/** What a contract of the EVM says of itself as a token. What it doesn't say, or not so that it can be read, is absent. */
export type TokenCalls = {
  name: () => Promise<string | undefined>
  symbol: () => Promise<string | undefined>
  decimals: () => Promise<number | undefined>
  supply: () => Promise<string | undefined>
  /** Whether it has an interface by ERC-165: four bytes in hex. */
  has: (interfaceId: string) => Promise<boolean>
  /** Of one of a collection by ERC-721: who owns it, 0x…, and where it is described. */
  ownerOf: (token: bigint) => Promise<string | undefined>
  uriOf: (token: bigint) => Promise<string | undefined>
}

/** What a contract may say by ERC-165 that it is. */
export const interfaces = { erc721: '80ac58cd', erc1155: 'd9b67a26' }

/** As much as nodes of Ethereum usually spend on a question. */
const gasCap = 50_000_000n
const mostDecimals = 255n
const longestText = 300
/** A picture of its own may stand in it. */
const longestUri = 512 * 1024

/** Each is a question of its own. @param address `0x…` */
export function callToken({ transport }: Pick<Host, 'transport'>, address: string): TokenCalls {
  const evm = new EvmClient(transport)

  async function call(data: string): Promise<Uint8Array> {
    const args = new TextEncoder().encode(JSON.stringify({ to: address, data }))
    const asked = {
      args,
      gasCap,
      proposerAddress: new Uint8Array(),
      chainId: 0n,
      overrides: new Uint8Array(),
    }
    try {
      const { ret, vmError } = await evm.ethCall(asked).response
      return vmError === '' ? ret : new Uint8Array()
    } catch (error) {
      // A contract may refuse; a host that is away, or that has no EVM, must not pass for one.
      if (asFault(error).kind !== 'invalid-input') throw error
      return new Uint8Array()
    }
  }

  return {
    name: async () => readText(await call('0x06fdde03')),
    symbol: async () => readText(await call('0x95d89b41')),
    decimals: async () => {
      const told = readNumber(await call('0x313ce567'))
      return told === undefined || told > mostDecimals ? undefined : Number(told)
    },
    supply: async () => readNumber(await call('0x18160ddd'))?.toString(),
    ownerOf: async (token) => readAddress(await call(`0x6352211e${toWord(token)}`)),
    uriOf: async (token) => readText(await call(`0xc87b56dd${toWord(token)}`), longestUri),
    has: async (id) => readNumber(await call(`0x01ffc9a7${id.padEnd(64, '0')}`)) === 1n,
  }
}

function toWord(number: bigint): string {
  return number.toString(16).padStart(64, '0')
}

function readAddress(told: Uint8Array): string | undefined {
  return told.length === 32 ? `0x${Buffer.from(told.subarray(12)).toString('hex')}` : undefined
}

function readNumber(told: Uint8Array): bigint | undefined {
  return told.length === 32 ? BigInt(`0x${Buffer.from(told).toString('hex')}`) : undefined
}

/** Old tokens say their name in 32 bytes, others in as many as they need. */
function readText(told: Uint8Array, longest = longestText): string | undefined {
  const bytes = Buffer.from(told)
  if (bytes.length === 0) return undefined
  const length = bytes.length === 32 ? 32 : Number(readNumber(bytes.subarray(32, 64)) ?? 0n)
  const text = bytes.length === 32 ? bytes : bytes.subarray(64, 64 + Math.min(length, longest))
  return text
    .toString('utf8')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
}
