/** A section of the shop to go on to. */
export interface SectionLink {
  name: string;
  href: string;
}

/** Sections of the shop to go on to. */
export function SectionLinks({ title, sections }: { title: string; sections: readonly SectionLink[] }) {
  if (sections.length === 0) return null;
  return (
    <nav className="section-links" aria-label={title}>
      <h3>{title}</h3>
      <ul className="section-links__list">
        {sections.map(({ name, href }) => (
          <li key={href}>
            <a className="chip" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
