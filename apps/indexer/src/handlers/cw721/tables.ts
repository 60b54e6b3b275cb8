import { stateTable } from '#src/state/tables.ts'

export const nftContracts = stateTable(
  'nft_contracts',
  { contract: 'text' },
  { code_id: 'int8', name: 'text', symbol: 'text', tokens: 'int8', lost: 'text?' },
)

export const nftOwners = stateTable(
  'nft_owners',
  { contract: 'text', token: 'text' },
  { owner: 'text', height: 'int8' },
)
