export const acts = {
  title: '签名之前',
  close: '暂不',
  sign: '签名并发送',
  again: '重试',
  cost: '最多花费 {fee}',
  paidBy: '手续费由他人支付，您无需支付：',
  gas: '用于 {gas} Gas',
  signedBy: '签名者',
  memo: '备注：',
  wouldFail: '它不会成功。',
  pending: '您有一笔待处理的交易。',
  stages: {
    preparing: '节点正在试运行…',
    signing: '请在您的钱包中确认…',
    sending: '正在发送…',
  },
  unanswered: {
    slow: '节点试运行的时间太长。请稍后重试。',
    noNode: '这里没有可以试运行的节点，因此无法发送。',
  },
  trouble: {
    unknownAccount: '链上还没有这个账户：收到第一笔资产之后，它才能支付手续费。',
    sequence: '此账户的另一笔交易先到了。没有发送任何内容：请重新签名。',
    otherAccount:
      '签名的是钱包里的另一个账户，不是已连接的账户。没有发送任何内容：请在钱包中选择已连接的账户，然后重新签名。',
    unpaid: '不再有人替您支付手续费。没有发送任何内容：请关闭并重新开始，由您自己支付。',
    unsure: '没有人说明它是否被接受。再次签名之前，请先查看您的账户。',
    nothing: '没有需要签名的内容。',
    noAnswer: '网站没有回应。没有发送任何内容。',
    refused: '它没有被接受，什么都没有改变。',
    other: '出了点问题',
  },
  notices: {
    failed: '交易失败了',
    expired: '没有区块包含这笔交易，以后也不会有：您可以重新签名',
    unsure: '没有人说明这笔交易是否被接受。会一直查找到区块 {height}',
  },
} as const
