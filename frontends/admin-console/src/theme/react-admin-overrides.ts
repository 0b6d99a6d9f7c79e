import { colours } from '@hibiki/theme'
import type { ThemeOptions } from '@mui/material/styles'

/** Adapts react-admin's own components to the theme: hairlines, quiet table heads and indigo actions. */
export const reactAdminOverrides: NonNullable<ThemeOptions['components']> = {
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: colours.hairline,
        fontSize: '0.875rem',
        lineHeight: 1.5,
        paddingBlock: '0.5rem',
        overflowWrap: 'normal',
      },
      head: {
        color: colours.sumiSoft,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        backgroundColor: colours.paper,
      },
      paddingCheckbox: { padding: '0 0.25rem' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: colours.washi },
        '&:last-of-type > td, tbody > &:last-of-type > th': { borderBottom: 0 },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { border: 0 },
      selectLabel: { fontSize: '0.875rem' },
      displayedRows: { fontSize: '0.875rem' },
    },
  },
  MuiToolbar: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-appFrame': { marginTop: '3.75rem' },
        '& .RaLayout-content': {
          minWidth: 0,
          backgroundColor: colours.washi,
          padding: '1.25rem clamp(0.75rem, 2.5vw, 2.5rem) 4rem',
        },
      },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: {
        height: 'calc(100vh - 3.75rem)',
        borderRight: `1px solid ${colours.hairline}`,
        '& .RaSidebar-fixed': { height: 'calc(100vh - 3.75rem)' },
      },
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        minHeight: 44,
        marginInline: '0.5rem',
        paddingInline: '0.75rem',
        borderRadius: 10,
        fontSize: '0.9375rem',
        color: colours.sumi,
        '& .RaMenuItemLink-icon': { color: colours.aiSoft, minWidth: '2.25rem' },
        '&.RaMenuItemLink-active': {
          backgroundColor: colours.aiMist,
          color: colours.ai,
          fontWeight: 600,
          '& .RaMenuItemLink-icon': { color: colours.ai },
        },
      },
    },
  },
  RaList: {
    styleOverrides: {
      root: {
        // A table that is wider than the screen scrolls inside its frame.
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { backgroundColor: colours.paper, overflowX: 'auto' },
        '& .RaList-actions': { minHeight: 0 },
        '& .RaList-noResults': { padding: '2rem' },
      },
    },
  },
  // The doubled class overrides react-admin's white toolbar on phones.
  RaTopToolbar: {
    styleOverrides: {
      root: {
        '&&': {
          flex: '0 1 auto',
          minHeight: 0,
          padding: '0.25rem 0',
          gap: '0.5rem',
          backgroundColor: 'transparent',
          alignItems: 'center',
        },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        '&&, && .MuiToolbar-root': { backgroundColor: 'transparent', minHeight: 0 },
        marginBottom: '0.75rem',
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          // The static position keeps the toolbar from covering the filters.
          position: 'static',
          transform: 'none',
          backgroundColor: colours.aiMist,
          borderRadius: '12px 12px 0 0',
        },
      },
    },
  },
}
