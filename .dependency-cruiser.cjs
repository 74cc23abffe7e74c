/** Feature → feature edges that are allowed; adding one is a visible decision. See docs/architecture.md. */
const apiEdges = {
  auth: ['chat', 'rooms'], // whoever connects an account that a host has removed leaves the host's room
  account: ['auth', 'chat', 'rooms', 'check-ins', 'location-shares', 'retention'], // passwords and logins change; whoever withdraws leaves every room and what they had deleted is erased, timers and shares end with the account and the consent
  admin: ['account', 'auth', 'chat', 'places', 'reports', 'rooms'], // authors are told alike of what reports and staff have hidden; staff give password and code again, end what sessions may do, close a child's account, take messages back, find places as a search finds them; rooms hear of a host who is suspended, and minors leave them
  notifications: ['chat'], // what is said in rooms is told to those who are elsewhere
  plans: ['places'], // names in wishes are found as a search finds them
  backup: ['images'], // the files of images go along
  programs: ['admin', 'auth', 'backup', 'images'], // the operator makes somebody of the staff, keeps and brings back database and images
  'safety-messages': ['push', 'check-ins'], // members among the contacts are told by push as well, and whether it went is kept; a timer does not wait for who was not told
  blocks: ['rooms'], // whoever blocks somebody is in no room with them
  contacts: ['safety-messages', 'check-ins'], // asking, drills; a timer does not wait for whoever says no
  'location-shares': ['safety-messages', 'check-ins'], // positions and the leave to keep them are as for timers; contacts are told of a position that is shared with them
  'check-ins': ['safety-messages', 'account', 'auth', 'plans', 'rooms'], // the ladder of a timer; consents, PINs, where it was started from
  rooms: ['chat'], // joining and leaving write a line into the room's conversation
}
const webEdges = {
  'check-ins': ['account', 'contacts', 'notifications', 'rescue', 'siren'], // the consent, who is told and how far it has come, whether this device is, where somebody was, a press that lasts
  admin: ['places'], // regions and kinds of places have one name
  community: ['rooms'], // a proposal of company shows its room
  contacts: ['account'], // whoever is asked reads the member's name
  home: ['places', 'rooms'],
  'location-sharing': ['account', 'contacts', 'places', 'rescue'], // a consent, who is told, the map, words for positions
  places: ['rooms', 'reviews'],
  rooms: ['account', 'blocks'], // rooms are for adults; a host blocks and removes at once
  plans: ['places'], // stops are places, on the same map
  siren: ['rescue'], // after it one sends the rescue card's message
}

/** What any feature may call: telling a member something. */
const forEveryFeature = '^apps/api/src/notifications/notify\\.ts$'

const edges = (app, table) =>
  Object.entries(table)
    .filter(([, allowed]) => allowed.length > 0)
    .map(([from, allowed]) => ({
      from,
      to: `^apps/${app}/src/${app === 'web' ? 'features/' : ''}(${[from, ...allowed].join('|')})/`,
    }))

const base = ['db', 'limits', 'plugins', 'realtime', 'testing', 'faults', 'mail']
const apiFeature = `^apps/api/src/(?!(?:${base.join('|')})/)([^/]+)/`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-is-a-leaf',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src', 'node_modules/typebox'] },
    },
    {
      name: 'contract-values-are-plain',
      severity: 'error',
      from: { path: '^packages/contract/src/values', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/contract/src/values' },
    },
    {
      name: 'web-takes-only-types-and-values-from-contract',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: {
        path: '^packages/contract',
        pathNot: '^packages/contract/src/values/',
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'no-web-to-api', severity: 'error', from: { path: '^apps/web' }, to: { path: '^apps/api' } },
    { name: 'no-api-to-web', severity: 'error', from: { path: '^apps/api' }, to: { path: '^apps/web' } },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'drawings-and-codecs-are-pure',
      severity: 'error',
      from: { path: '^packages/(stomp|covers|island)/src', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { pathNot: '^packages/(stomp|covers|island)/src' },
    },
    {
      name: 'grid-is-pure',
      severity: 'error',
      from: { path: '^packages/national-grid/src', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { pathNot: '^packages/national-grid/src' },
    },
    {
      name: 'planner-is-pure',
      severity: 'error',
      from: { path: '^packages/planner/src', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: {
        pathNot: ['^packages/planner/src', '^packages/contract/src/values/', 'node_modules/suncalc/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-only-in-queries',
      severity: 'error',
      from: {
        path: '^apps/api/src',
        pathNot: ['\\.queries\\.ts$', '^apps/api/src/(db|testing|faults)/', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/(drizzle-orm|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      // Another program is started by the embedded database and the reader of receipts, with arguments that nobody typed.
      name: 'no-programs-started-by-the-server',
      severity: 'error',
      from: {
        path: '^apps/api/src',
        pathNot: [
          '^apps/api/src/(db/embedded|faults)/',
          '/testing/',
          '^apps/api/src/receipts/reader-child\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      to: { path: '^(node:)?child_process$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-base-knows-no-feature',
      severity: 'error',
      from: { path: `^apps/api/src/(db|limits|plugins|realtime|mail)/`, pathNot: '(\\.test\\.ts$|/seed/)' },
      to: { path: apiFeature },
    },
    {
      name: 'api-features-stay-apart',
      severity: 'error',
      from: {
        path: apiFeature,
        pathNot: ['\\.test\\.ts$', ...edges('api', apiEdges).map((e) => `^apps/api/src/${e.from}/`)],
      },
      to: { path: apiFeature, pathNot: ['^apps/api/src/$1/', forEveryFeature] },
    },
    ...edges('api', apiEdges).map((edge) => ({
      name: `api-${edge.from}-edges`,
      severity: 'error',
      from: { path: `^apps/api/src/${edge.from}/`, pathNot: '\\.test\\.ts$' },
      to: { path: apiFeature, pathNot: [edge.to, forEveryFeature] },
    })),
    {
      name: 'web-lib-and-ui-know-no-features',
      severity: 'error',
      from: { path: '^apps/web/src/(lib|ui)/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web-features-know-no-app',
      severity: 'error',
      from: { path: '^apps/web/src/features' },
      to: { path: '^apps/web/src/app' },
    },
    {
      name: 'web-features-stay-apart',
      severity: 'error',
      from: {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: edges('web', webEdges).map((e) => `^apps/web/src/features/${e.from}/`),
      },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    ...edges('web', webEdges).map((edge) => ({
      name: `web-${edge.from}-edges`,
      severity: 'error',
      from: { path: `^apps/web/src/features/${edge.from}/` },
      to: { path: '^apps/web/src/features/', pathNot: edge.to },
    })),
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/testing/|/faults/|^e2e/|^bench/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/|/faults/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|compiled)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'default'] },
  },
}
