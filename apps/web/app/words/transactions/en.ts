export const transactions = {
  title: 'Transactions',
  filters: 'Which ones',
  all: 'All',
  success: 'Successful',
  failed: 'Failed',
  removeFilter: '(remove this filter)',
  none: 'No transactions found: none that is known here is like this.',
} as const
