import type { modules as english } from './en.ts'
import type { Texts } from '../words.ts'

export const modules = {
  auction: 'Subasta',
  bonded_tokens_pool: 'Tokens en staking',
  chainlink: 'Precios de Chainlink',
  distribution: 'Recompensas de staking y fondo comunitario',
  erc20: 'Gemelos ERC-20',
  evm: 'EVM',
  exchange: 'Exchange',
  fee_collector: 'Recaudador de comisiones',
  feeibc: 'Comisiones de los retransmisores de IBC',
  gov: 'Gobernanza',
  insurance: 'Fondos de seguro',
  interchainaccounts: 'Cuentas intercadena',
  mint: 'Inflación',
  nft: 'NFT',
  not_bonded_tokens_pool: 'Tokens que se retiran del staking',
  ocr: 'Informes de precios de Chainlink',
  oracle: 'Oráculo de precios',
  peggy: 'Puente de Ethereum',
  permissions: 'Permisos de tokens',
  tokenfactory: 'Fábrica de tokens',
  transfer: 'Transferencias IBC',
  txfees: 'Comisiones de transacción',
  wasm: 'Contratos',
  xwasm: 'Contratos que ejecuta la cadena',
} satisfies Texts<typeof english>
