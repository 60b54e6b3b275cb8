export const evm = {
  'contract.reverted': 'The contract refused and gave no reason in words',
  'pair.exists': 'The token has its counterpart on the EVM already',
}
