import type { GetWasmContractResponse } from '@injsight/injsight-v1'
import { formatEthereumAddress, readAccount, shortenAddress } from '@injsight/chain'
import { notThere, passGuard } from '../guards.server.ts'
import { formatInteger } from '../language/format-integer.ts'
import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { nameOf } from '../routes/contracts/evm/evm-facts.server.ts'
import { nameOfWasm } from '../routes/contracts/wasm/wasm-facts.server.ts'
import { findContract } from '../sources/evm/contracts.server.ts'
import { findWasmContract } from '../sources/wasm/contracts.server.ts'
import { addNamesOf } from '../sources/names/mentions.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import type { Card } from './card.ts'

/** What the image of a contract says. */
export async function cardOfContract(id: string, language: Language): Promise<Card> {
  const account = passGuard('contract-search', id)
  const wasm = await findWasmContract(account)
  if (wasm !== undefined) return cardOfWasm(wasm, language)
  const [told, plainNames] = await Promise.all([findContract(account), fetchNames()])
  if (told === undefined) throw notThere('contract-search', `No contract of the EVM is known at ${account}`)
  const asked = { markets: [], contracts: [account], proposals: [], channels: [] }
  const names = await addNamesOf(asked, plainNames)
  const t = translationsIn(language, 'contract')
  const address = formatEthereumAddress(account)
  const { creator = '', knownFrom = 0n } = told.contract ?? {}
  const maker = creator && shortenAddress(formatEthereumAddress(readAccount(creator)))
  return {
    kind: translationsIn(language, 'token')('contract'),
    badge: undefined,
    sentence: nameOf(address, { language, names }),
    facts: [
      {
        name: translationsIn(language, 'account')('ethereum'),
        value: shortenAddress(address),
        isCode: true,
      },
      ...(maker === '' ? [] : [{ name: t('creator'), value: maker, isCode: true }]),
      ...(knownFrom === 0n ? [] : [{ name: t('columns.block'), value: formatInteger(knownFrom) }]),
    ],
  }
}

function cardOfWasm(contract: GetWasmContractResponse, language: Language): Card {
  const t = translationsIn(language, 'wasm')
  const { address, codeId, creator, calls } = contract
  return {
    kind: translationsIn(language, 'token')('contract'),
    badge: undefined,
    sentence: nameOfWasm(contract, { language }),
    facts: [
      { name: t('columns.address'), value: shortenAddress(address), isCode: true },
      { name: t('contract.creator'), value: shortenAddress(creator), isCode: true },
      { name: t('contract.code'), value: formatInteger(codeId) },
      { name: t('columns.calls'), value: formatInteger(calls) },
    ],
  }
}
