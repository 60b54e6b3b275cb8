export const transactions = {
  title: 'Transactions',
  filters: 'Which ones',
  all: 'All',
  success: 'Successful',
  failed: 'Failed',
  removeFilter: '(remove this filter)',
  none: 'No transactions found: none of the index is like this.',
} as const
