/** Placeholder of the filters. */
export function FilterBones() {
  return (
    <div className="filter-bones" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((at) => (
        <div className="filter-bones__bone skeleton" key={at} />
      ))}
    </div>
  );
}
