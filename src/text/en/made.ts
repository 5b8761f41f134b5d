/** Trying what is made of messages: people, and what no sentence may hold. */
export const PEOPLE: readonly string[] = ['Ann', 'James', 'Óscar', 'Max']

export const NEVER: readonly RegExp[] = [
  /(?<![\d.,–−-])1 (?:(?!in )[A-Z]?[a-z]+ )?(?:points|coins|doubloons|francs|goods|spaces|colonists|workers)\b/,
  /(?<![\d.,–−-])1 (?:(?!in )[A-Z]?[a-z]+ )?(?:cards|tiles|ships|loans|moves|cases|ways|steps|rounds|players)\b/,
  /(?<![\d.,–−-])1 (?:(?!in )[A-Z]?[a-z]+ )?(?:circles|quarries|nobles|times|files|problems|results|places|kinds)\b/,
  /\ba [aeio]|\b[Aa]n [^aeiouhxAEIOUHX ]/,
  /\b(?:a|an|the) (?:a|an|the)\b/i,
  /\b[Yy]ou (?:wins|is|has|was|does|\w+es|gets|keeps|pays)\b|\b[Yy]ou’s/,
]

/** The same of what is no part of another sentence. */
export const NEVER_WHOLE: readonly RegExp[] = [/(?:^|[.!?] )[a-z]\w+ .*[.?]$/]
