/** Where the site's answers come from. Checked and defaulted by config.ts of the program that serves it. */
const indexerUrl = process.env['INDEXER_URL'] ?? 'http://127.0.0.1:4000'

export const config = {
  indexerUrl,
  chainUrl: process.env['CHAIN_URL'] ?? indexerUrl,
  /** The site's own address, for canonical links; without it the request's. */
  publicUrl: process.env['PUBLIC_URL'],
  /** The file of ABIs that this deployment knows beside those that everybody knows. */
  evmAbis: process.env['EVM_ABIS'] || undefined,
  /** The file of schemas of contracts of CosmWasm that this deployment has. */
  wasmSchemas: process.env['WASM_SCHEMAS'] || undefined,
  /** Every page is closed, but for who says devMode=true. */
  maintenance: process.env['MAINTENANCE'] === 'yes',
}
