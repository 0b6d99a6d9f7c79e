import { isBlankText, truncateToCharacters } from '@hibiki/text'
import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { searchArticlesLimits } from '../../../lib/api/limits.gen/search-articles.ts'
import { $api } from '../../../lib/api/queries.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { ARTICLE_STALE_TIME_MS } from '../rules.ts'
import { ArticleLinks } from './ArticleLinks.tsx'

const MAX_QUESTION_LENGTH = searchArticlesLimits.q.maxLength

/** Searches the articles. The address stores the question, so that going back from an article restores the results. */
export function ArticleSearch() {
  const { t } = useTranslation('support')
  const [search, setSearch] = useSearchParams()
  const question = truncateToCharacters((search.get('q') ?? '').trim(), MAX_QUESTION_LENGTH)
  const [typed, setTyped] = useState(question)
  const found = $api.useQuery(
    'get',
    '/v2/support/articles/search',
    { params: { query: { q: question } }, headers: useLanguageHeader() },
    { enabled: question !== '', staleTime: ARTICLE_STALE_TIME_MS },
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearch(isBlankText(typed) ? {} : { q: typed.trim() }, { replace: question !== '' })
  }
  return (
    <>
      <Box
        component="form"
        role="search"
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, maxWidth: '40rem' }}
      >
        <Box sx={{ flex: '1 1 16rem' }}>
          <TextInput
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{
              input: { ...createCharacterLimitProps(MAX_QUESTION_LENGTH), enterKeyHint: 'search' },
            }}
            error={undefined}
          />
        </Box>
        <Button type="submit" variant="contained" startIcon={<SearchRounded />} sx={{ minHeight: 56 }}>
          {t('search.submit')}
        </Button>
      </Box>
      {question && (
        <Box component="section" aria-label={t('search.results')} sx={{ mt: 3 }}>
          <QueryBoundary query={found} lines={4}>
            {(articles) => (
              <>
                <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
                  {articles.length > 0
                    ? t('search.found', { count: articles.length, question })
                    : t('search.none', { question })}
                </Typography>
                <ArticleLinks articles={articles} />
              </>
            )}
          </QueryBoundary>
        </Box>
      )}
    </>
  )
}
