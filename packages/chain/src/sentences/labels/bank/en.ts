export const titles = {
  'bank.Send': 'Transfer',
  'bank.MultiSend': 'Transfer to many',
  'bank.SetSendEnabled': 'Transfer switch',
  'vesting.CreateVestingAccount': 'Locked gift',
  'vesting.CreatePeriodicVestingAccount': 'Gift unlocked in steps',
  'vesting.CreatePermanentLockedAccount': 'Gift locked for good',
  'bank.SendAuthorization': 'Transfers',
}

export const fields = {
  end_time: 'End',
  from_address: 'From',
  inputs: 'Senders',
  outputs: 'Recipients',
  start_time: 'Start',
  to_address: 'To',
  vesting_periods: 'Steps',
  coins: 'Coins',
  delayed: 'All at the end',
}
