import type { Part } from '../../legal-text.ts'

export const MARKETING: Part = {
  id: 'marketing',
  title: '接收营销通知（可选）',
  intro: '这一部分是可选同意。不同意也不影响使用服务，您可以随时在“同意记录”中更改。',
  sections: [
    {
      id: 'marketing-1',
      title: '同意的内容',
      blocks: [
        {
          title: 'Honjeo 的新消息与活动通知',
          facts: [
            ['使用的信息', '邮箱地址、本设备的通知地址（开启通知时）'],
            ['用途', '以通知或邮件发送新功能、活动和济州旅行消息'],
            ['保存期限', '至撤回同意或注销账号为止'],
          ],
        },
        '晚上 9 点至次日早上 8 点不发送广告。评论、同行房、咨询答复等使用服务所需的通知与此同意无关，按“通知设置”处理。',
      ],
    },
  ],
}
