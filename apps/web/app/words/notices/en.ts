export const notices = {
  titles: {
    copyFailed: 'Could not be copied',
    liveLost: 'The connection to the site was lost',
    network: 'Network error: Unable to fetch this page',
    demand: 'Injsight is experiencing higher than usual demand',
    something: 'Something happened',
    broadcasting: 'Broadcasting transaction...',
    inBlock: 'The transaction is in a block',
    csvFailed: 'There is an issue generating the CSV file. Please try again.',
    csvReady: 'The CSV file is ready',
  },
  descriptions: {
    demand: 'Hang tight, engineers are doing their best to improve the performance and efficiency.',
    copy: 'The browser does not allow it here. Select the text and copy it by hand.',
    live: 'New blocks appear as soon as it is back.',
  },
  close: 'Close this notice',
  seconds: '{seconds} s',
  type: '{type, select, error {Error} warning {Warning} success {Done} other {Note}}',
  external: {
    leave: 'You are leaving Injsight',
    leaveText: 'This address was written by somebody on the chain. Injsight doesn’t know where it leads.',
    leaveTo: 'It leads to {host}',
    stay: 'Stay here',
    go: 'Open in a new tab',
    external: 'leads to another site',
  },
} as const
