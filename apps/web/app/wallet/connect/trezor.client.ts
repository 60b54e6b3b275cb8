import * as connect from '@trezor/connect-web'
import { hashDomain, hashStruct } from 'viem'

// As Injective's own package reads it, which so speaks by the same object.
const { default: told } = connect
const trezor = (told as { default?: typeof told }).default ?? told
const { ethereumSignTypedData } = trezor
type Asked = Parameters<typeof ethereumSignTypedData>[0]

/**
 * Injective's package tells a Trezor two hashes beside typed data, each that of a whole instead of a part. The first model
 * signs by nothing else, and so would sign what no chain takes: from now on they are those of the parts.
 */
export function mendHashes(): void {
  trezor.ethereumSignTypedData = ((asked: Asked) => {
    const { types, domain, message: data, primaryType } = asked.data as unknown as HashedData
    return ethereumSignTypedData({
      ...asked,
      domain_separator_hash: hashDomain({ types, domain }).slice(2),
      message_hash: hashStruct({ types, data, primaryType }).slice(2),
    } as Asked)
  }) as typeof ethereumSignTypedData
}

type HashedData = {
  types: Record<string, { name: string; type: string }[]>
  domain: Record<string, unknown>
  message: Record<string, unknown>
  primaryType: string
}
