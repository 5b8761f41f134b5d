/** Which modules the games share come to a page as one file. */

/**
 * What is needed together comes as one file: many small ones take more bytes and more requests. A group
 * takes along what its modules import, as far as no group before it has that.
 */
export const SHARED_CHUNKS: readonly { name: string; test: RegExp }[] = (
  [
    // What the small scripts of every page have in common.
    ['site', /\/text\/(?:[a-z]+\/)?naming-sets?\.ts|\/ui\/(?:copy|keys|link|settings|storage)\.ts/],
    [
      'island',
      /\/node_modules\/preact\/|@astrojs\/preact\/dist\/client\.js|preload-helper|\/ui\/(?:Message|Term|memo|target|lazy|use-names|Deferred|history)\.tsx?|\/text\/messages\/t\.ts|\/(?:actions|art)\.css|\/engine\/(?:move-definition|seats|rng|events)\.ts/,
    ],
    // What every game is played by, and what tells the parts of its figures, which would else come with one game's board.
    [
      'engine',
      /\/ui\/figure\/parts\.ts|\/src\/engine\/(?!machine|audit|likeness|perft|plain-check|random-game|chart-counts|inventory|compiled-chart)/,
    ],
    [
      'live',
      /\/engine\/machine\.ts|\/ui\/(?:table\/(?:use(?:Game|MoveInput|Animation)|ActionBar|Announcer|live))\./,
    ],
    // What boards that follow their numbers have in common with figures that are played.
    [
      'drawn',
      /\/ui\/figure\/(?:useSteady|scenes|Arrow|words|figure\.css)|\/text\/(?:[a-z]+\/generated|messages)\/figure\.ts/,
    ],
    ['figure', /\/ui\/figure\/(?:LiveFigure|OpenedScene)\.tsx/],
    // What live pages have in common, less than a lesson needs.
    [
      'saved',
      /\/node_modules\/valibot\/|\/ui\/(?:leaving|useKeeping|watch)\.ts|\/saves\/(?:file|id|key-value-store|revisions)\.ts/,
    ],
    ['files', /\/src\/text\/(?:[a-z]+\/generated|messages)\/files\.ts|\/ui\/file-words\.ts/],
    ['unreadable', /\/ui\/(?:UnreadableNotice\.tsx|download\.ts)/],
    ['progress', /\/saves\/progress\.ts|\/ui\/lesson\/useProgress\.ts/],
    ['course', /\/src\/text\/(?:[a-z]+\/generated|messages)\/course\.ts|\/lessons\/paths\.ts/],
    ['facts', /\/src\/scenario\/facts\.ts/],
    ['pace', /\/ui\/table\/(?:pace|useRoving)\.ts/],
    [
      'live-table',
      /\/ui\/(?:table\/(?:LiveTable|places)|packed|lesson\/(?:StepNav|useNamedStep|lesson\.css))/,
    ],
    ['lesson', /\/ui\/lesson\/(?:Lesson|StepTools)\.tsx/],
  ] as const
).map(([name, test]) => ({ name, test }))
