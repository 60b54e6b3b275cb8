export const faucet = {
  about:
    'This is a test network: its coins are worth nothing, and a faucet gives some to each account once a day.',
  ask: 'Get test coins',
  sent: { title: 'Coins are on their way', text: 'They arrive with one of the next blocks.' },
  used: {
    title: 'This account had its coins already',
    text: 'The faucet gives each account some once a day.',
  },
  busy: { title: 'Too many are asking just now', text: 'Nothing was sent. Try again in a minute.' },
  back: 'To the account',
} as const
