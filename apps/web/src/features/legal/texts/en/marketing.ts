import type { Part } from '../../legal-text.ts'

export const MARKETING: Part = {
  id: 'marketing',
  title: 'Marketing notifications (optional)',
  intro:
    'This part is an optional consent. Not agreeing makes no difference to how you can use the service, and you can change your mind at any time in “My consents”.',
  sections: [
    {
      id: 'marketing-1',
      title: 'What you agree to',
      blocks: [
        {
          title: 'Notifications of Honjeo’s news and events',
          facts: [
            ['Data used', 'Email address, the notification address of this device (if notifications are on)'],
            ['Used for', 'Sending new features, events and news for traveling on Jeju by notification or email'],
            ['Kept', 'Until you take the consent back or close your account'],
          ],
        },
        'No advertising is sent between 9 in the evening and 8 in the morning. Notifications that the service needs, such as comments, companion rooms and answers to inquiries, follow the “Notification settings” whatever you decide here.',
      ],
    },
  ],
}
