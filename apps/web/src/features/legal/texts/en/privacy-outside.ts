import type { Section } from '../../legal-text.ts'

export const THIRD_PARTIES: Section = {
  id: 'privacy-third-parties',
  title: '4. Disclosure to third parties',
  blocks: [
    'The operator does not sell members’ personal information or give it to others. Only where investigators or other authorities demand it by the procedure the law sets is it given, and no more than was demanded.',
  ],
}

export const OUTSIDE_SERVICES: Section = {
  id: 'privacy-outside',
  title: '5. Outside services',
  blocks: [
    'The service uses the following outside services. Nothing is sent to any other.',
    {
      title: 'Notification servers of browser makers (if you switched notifications on)',
      facts: [
        ['What is sent', 'The notification, encrypted, and the notification address your browser gave'],
        ['To whom', 'The maker of your browser (Google, Apple, Mozilla, Microsoft and others, outside Korea)'],
        [
          'When',
          'Over the internet with each notification; what cannot be delivered to your device is discarded after 1 day at the latest.',
        ],
        ['To refuse', 'Switch off notifications of this device in the notification settings'],
      ],
    },
    {
      title: 'Kakao (if you sign in with Kakao)',
      onlyWith: 'kakao',
      facts: [
        ['What is sent', 'The request to sign in. What you do in Honjeo is not sent.'],
        ['To refuse', 'Sign in by email'],
      ],
    },
    {
      title: 'NICE Information Service (if you take an identity check)',
      onlyWith: 'identity',
      facts: [
        [
          'What is sent',
          'The request for a check. You enter your name and phone number on the service’s own page; what you do in Honjeo is not sent.',
        ],
        ['To refuse', 'Take no identity check. Everything works but companion rooms that ask for one.'],
      ],
    },
    {
      title: 'Map picture server (if you open a map)',
      onlyWith: 'tiles',
      facts: [
        ['What is sent', 'The part of the map you look at and, as with any connection, your IP address'],
        ['To whom', 'The map provider named below the map'],
      ],
    },
    {
      title: 'Language model (if you write wishes for a plan)',
      onlyWith: 'wishes',
      facts: [
        [
          'What is sent',
          'The sentences of your wishes, the places in the plan and why they were chosen. Not who you are.',
        ],
        ['To whom', 'The language model the operator has connected. A notice names the company and its country.'],
        ['To refuse', 'Choose by yourself without writing wishes'],
      ],
    },
    {
      title: 'Text service (if contacts are alerted by text)',
      onlyWith: 'texts',
      facts: [
        ['What is sent', 'The contact’s mobile number and what the text says (your name, what happened, a link)'],
        ['To whom', 'The text service the operator has connected. A notice names the company and its country.'],
        ['To refuse', 'Enter no number, or remove it. The owner of a number can refuse by the link in the text.'],
      ],
    },
    {
      title: 'Route server (if the operator has connected one)',
      facts: [['What is sent', 'The coordinates of the places in a plan. Not who you are.']],
    },
    {
      title: 'Sending mails, keeping servers and photos',
      facts: [
        ['What is entrusted', 'Sending codes and mails about the service, running servers and storage'],
        [
          'To whom',
          'Where the operator entrusts this to outside companies, a notice names them and what was entrusted.',
        ],
      ],
    },
  ],
}
