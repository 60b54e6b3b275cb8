export const titles = {
  'evm.EthereumTx': 'EVM transaction',
  'evm.LegacyTx': 'Plain transaction',
  'evm.AccessListTx': 'Access list transaction',
  'evm.DynamicFeeTx': 'Dynamic fee transaction',
}
