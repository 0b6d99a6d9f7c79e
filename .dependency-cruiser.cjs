/** The boundaries of the house; each rule states the guarantee it protects. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cross-service-imports',
      comment: 'Services meet on the wire and in events, never in code, so each can be deployed alone.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'packages-know-no-service',
      comment: 'A package is shared by services; knowing one would make it part of that service.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|frontends|deploy|loadtests)/' },
    },
    {
      name: 'services-know-no-deployment',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(frontends|deploy|loadtests)/' },
    },
    {
      name: 'services-know-no-demo',
      comment:
        'The demo is filled from outside, by local mode, as people would fill the product; what is deployed has none of it.',
      severity: 'error',
      from: { path: '^(services|frontends)/' },
      to: { path: '^packages/demo-sounds/' },
    },
    {
      name: 'packages-know-no-demo',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/demo-sounds/' },
      to: { path: '^packages/demo-sounds/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules take time and data as arguments, so they can be tested without a server.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/.+[.]rules[.]ts$' },
      to: {
        pathNot:
          '([.]rules[.]ts$|^packages/(calendar|languages|text)/|^node_modules/(@holiday-jp/holiday_jp|rrule|stemmer|wanakana)/)',
      },
    },
    {
      name: 'features-are-independent',
      comment:
        'Only the pages of a feature compose others; its parts share through lib, components and the session. A lock of a plan stands beside whatever the plan opens.',
      severity: 'error',
      from: {
        path: '^frontends/([^/]+)/src/features/([^/]+)/',
        pathNot: '^frontends/[^/]+/src/features/[^/]+/pages/',
      },
      to: {
        path: '^frontends/$1/src/features/',
        pathNot: '^frontends/$1/src/features/($2|session|plans/lock)/',
      },
    },
    {
      name: 'pages-are-composed-by-pages',
      comment: 'A part of a feature that knew a page would know, through it, every other feature.',
      severity: 'error',
      from: {
        path: '^frontends/[^/]+/src/features/',
        pathNot: '(^frontends/[^/]+/src/features/[^/]+/pages/|/(public-)?screens[.]ts$)',
      },
      to: { path: '^frontends/[^/]+/src/features/[^/]+/pages/' },
    },
    {
      name: 'one-direction-in-frontends',
      comment: 'app → features → components, lib, theme.',
      severity: 'error',
      from: { path: '^frontends/[^/]+/src/(components|lib|theme)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^frontends/[^/]+/src/(features|app)/', pathNot: '/app/paths[.]ts$' },
    },
    {
      name: 'features-do-not-reach-up',
      severity: 'error',
      from: { path: '^frontends/[^/]+/src/features/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^frontends/[^/]+/src/app/', pathNot: '/app/(paths|screen)[.]ts$' },
    },
    {
      name: 'no-type-cycles',
      comment: 'Modules that need each other’s types cannot be read one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      from: {
        path: '^(services|packages|frontends)/[^/]+/src/',
        pathNot: '([.]test[.]tsx?$|/testing|^packages/test-harness/|/fixtures?/)',
      },
      to: { path: '([.]test[.]tsx?$|/testing(/|[.]ts$)|^packages/test-harness/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only what is built here: the entry of a dependency may lie in its own `dist/`, and the rules have to see it.
    exclude: { path: '^frontends/[^/]+/[.]?dist[/-]' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    reporterOptions: { text: { highlightFocused: true } },
  },
}
